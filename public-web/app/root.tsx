import { type ReactNode, useEffect } from 'react';
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import { palette } from '@contract/palette';
import grandstander from '../../contract/fonts/grandstander-latin.woff2?url';
import atkinson from '../../contract/fonts/atkinson-hyperlegible-next-latin.woff2?url';
import type { Route } from './+types/root';
import { ConsentGate } from './components/consent/consent-gate';
import { ErrorPage } from './components/error-page';
import { HashScroll } from './components/hash-scroll';
import { LoadingBar } from './components/layout/loading-bar';
import { SiteFooter } from './components/layout/site-footer';
import { SiteHeader } from './components/layout/site-header';
import { PrintedAddress } from './components/layout/printed-address';
import { PreviewMark } from './components/preview-mark';
import { PreviewOver } from './components/preview-over';
import { siteConfig } from './config/site-config.server';
import { layout } from './content/layout';
import { editedWords } from './lib/words/edited-words.server';
import { currentYear, lisbonDay } from './lib/words/lisbon-date';
import { askedPreview } from './lib/api/preview.server';
import { type RootData, useRootData } from './lib/pages/root-data';
import { usePageFocus } from './lib/browser/use-page-focus';
import styles from './styles/app.css?url';

export const links: Route.LinksFunction = () => [
  ...[grandstander, atkinson].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml', title: layout.feed },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { siteUrl, apiUrl, captcha, consentScripts } = siteConfig;
  const { preview, status } = await askedPreview(request);
  const { edited, edition, mailGoesOut, isSure } = await editedWords(new URL(request.url).pathname, preview);
  const known: RootData = {
    siteUrl,
    apiUrl,
    captcha,
    consentScripts,
    year: currentYear(),
    today: lisbonDay(),
    edition,
    mailGoesOut,
    ...edited,
  };
  if (status !== undefined) return data<RootData>({ ...known, preview: status === 200 ? 'shown' : 'over' }, { status });
  // words of which nobody knows whether they are today's are nothing to keep
  return isSure ? known : data(known, { headers: { 'Cache-Control': 'no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

let lastKnown: RootData | undefined;

/** Asks for the words of each page that is gone to. Without a network it keeps the last ones: the page may need nothing else. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => {
    if (lastKnown === undefined) throw error;
    return lastKnown;
  });
}

/** The words of a page come with it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export function Layout({ children }: { children: ReactNode }) {
  usePageFocus();
  const root = useRootData();
  const { preview } = root;
  useEffect(() => {
    lastKnown = root;
  }, [root]);
  return (
    <html lang="pt-PT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palette.paper} />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#conteudo"
          className="button sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
        >
          {layout.skip}
        </a>
        {/* first of what is reached by the keyboard, wherever it is seen */}
        {preview === undefined ? <ConsentGate /> : <PreviewMark />}
        <LoadingBar />
        <SiteHeader />
        <PrintedAddress />
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <HashScroll />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { preview } = useRootData();
  return preview === 'over' ? <PreviewOver /> : <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

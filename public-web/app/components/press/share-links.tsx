import { useLocation } from 'react-router';
import { ExternalLink } from '~/components/external-link';
import { SocialIcon } from '~/components/layout/social-icon';
import { press } from '~/content/press';
import { useRootData } from '~/lib/pages/root-data';

const networks = [
  { network: 'Facebook', address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { network: 'LinkedIn', address: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  { network: 'WhatsApp', address: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}` },
];

const ICON = 'cut-small flex size-12 items-center justify-center bg-ink text-paper hover:bg-partilhar hover:text-ink';

/** Plain links to share a page; nothing of the networks is loaded. */
export function ShareLinks({ title }: { title: string }) {
  const { siteUrl } = useRootData();
  const { pathname } = useLocation();
  const url = encodeURIComponent(siteUrl + pathname);
  const subject = encodeURIComponent(title);
  return (
    <nav aria-label={press.article.share} className="mt-10 print:hidden">
      <h2 className="text-title">{press.article.share}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {networks.map(({ network, address }) => (
          <li key={network}>
            <ExternalLink href={address(url, subject)} className={ICON}>
              <SocialIcon network={network} />
              <span className="sr-only">{network}</span>
            </ExternalLink>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${subject}&body=${url}`} className={ICON}>
            <SocialIcon network="E-mail" />
            <span className="sr-only">E-mail</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

import { useLocation } from 'react-router';
import { site } from '~/content/site';
import { useRootData } from '~/lib/root-data';

type Props = {
  title: string;
  description: string;
  /** Absolute address of a picture for link previews. */
  image?: string | undefined;
  /** When an article was published; the page is then one to previews. */
  published?: string | undefined;
  /** Keeps error pages out of search engines. */
  noIndex?: boolean | undefined;
};

/** A page's title, description and cards; React moves them into the head. */
export function PageMeta({ title, description, image, published, noIndex }: Props) {
  const { siteUrl } = useRootData();
  const { pathname } = useLocation();
  const canonical = siteUrl + (pathname.replace(/\/+$/, '') || '/');
  const full = title === site.name ? `${site.name} · ${site.tagline}` : `${title} · ${site.name}`;
  const picture = image ?? `${siteUrl}/social.png`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="pt_PT" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={image ? title : site.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

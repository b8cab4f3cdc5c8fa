import { useLocation, useMatches } from 'react-router';
import { useAssociation } from '~/lib/words/use-words';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import { withoutEndSlashes } from '~/lib/pages/without-end-slashes';
import { useRootData } from '~/lib/pages/root-data';

type Props = {
  title: string;
  description: string;
  /** Absolute address of a picture for link previews. */
  image?: string | undefined;
  /** The alternative text of that picture; where it is left out, the title. */
  imageAlt?: string | undefined;
  /** When an article was published; the page is then one to previews. */
  published?: string | undefined;
  /** Stands in for a page that is not there, and is kept out of search engines. */
  isError?: boolean | undefined;
  /** Shows content that only stands in for the association's own. */
  isSample?: boolean | undefined;
};

/** The size of the JPEG that the API makes of each of our pictures for link previews, and of the site's own. */
const CARD = { width: 1200, height: 630 };

/** A page's title, description and cards; React moves them into the head. */
export function PageMeta({ title, description, image, imageAlt, published, isError, isSample }: Props) {
  const { siteUrl, apiUrl } = useRootData();
  const { name, tagline } = useAssociation();
  const { pathname } = useLocation();
  const matches = useMatches();
  const noIndex = isError || matches.some(({ handle }) => handle === NOT_INDEXED);
  const canonical = siteUrl + (withoutEndSlashes(pathname) || '/');
  const full = title === name ? `${name} · ${tagline}` : `${title} · ${name}`;
  const isOurs = !image || image.startsWith(`${apiUrl}/uploads/`);
  const ours = image ? `${image}?w=${CARD.width}` : `${siteUrl}/social.jpg`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {(noIndex || isSample) && <meta name="robots" content="noindex" />}
      {!noIndex && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="pt_PT" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={isOurs ? ours : image} />
      {isOurs && <meta property="og:image:type" content="image/jpeg" />}
      {isOurs && <meta property="og:image:width" content={String(CARD.width)} />}
      {isOurs && <meta property="og:image:height" content={String(CARD.height)} />}
      <meta property="og:image:alt" content={image ? imageAlt || title : tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

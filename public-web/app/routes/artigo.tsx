import { data, isRouteErrorResponse, Link } from 'react-router';
import { Arrow } from '~/components/arrow';
import { Breadcrumbs } from '~/components/breadcrumbs';
import { FormattedText } from '~/components/formatted-text';
import { MessagePage } from '~/components/message-page';
import { PageMeta } from '~/components/page-meta';
import { ArticleJsonLd } from '~/components/press/article-json-ld';
import { Gallery } from '~/components/press/gallery';
import { PressAside } from '~/components/press/press-aside';
import { ReloadLink } from '~/components/reload-link';
import { ShareLinks } from '~/components/press/share-links';
import { SampleNote } from '~/components/sample-note';
import { VideoPlayer } from '~/components/video-player';
import { ZoomPhoto } from '~/components/zoom-photo';
import { press } from '~/content/press';
import { formattedText } from '~/lib/words/formatted-text.server';
import { article } from '~/lib/api/imprensa.server';
import { longDate } from '~/lib/words/lisbon-date';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import { saidOfPicture } from '~/lib/records/said-of-picture';
import { summary } from '~/lib/words/summary';
import { webAddress } from '@contract/link-address';
import type { Route } from './+types/artigo';

const texts = press.article;

export async function loader({ params, request }: Route.LoaderArgs) {
  const { page, isWhole } = await article(params.id, request);
  const written = page.item.descricao?.trim() ?? '';
  const description = formattedText(written || press.missing.description);
  return data({ ...page, description, isDescribed: written !== '' }, isWhole ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function Artigo({ loaderData }: Route.ComponentProps) {
  const { item, description, isDescribed, category, related, recent } = loaderData;
  const title = item.titulo || press.missing.title;
  const published = longDate(item.data);
  return (
    <div className="page pt-4 pb-(--section-space)">
      <PageMeta
        title={title}
        description={summary(item.hook || (isDescribed ? description.plain : title))}
        image={webAddress(item.url)}
        imageAlt={saidOfPicture(item.imagens, item.url)?.alt ?? undefined}
        published={item.data}
        isSample={item.exemplo}
      />
      <Breadcrumbs trail={[{ label: press.title, to: '/imprensa' }]} here={title} />
      <ArticleJsonLd item={item} />
      <BackToPress />
      {item.exemplo && (
        <div className="mt-6">
          <SampleNote />
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <article>
          <p className="flex flex-wrap items-center gap-3 font-display">
            {category && <span className="cut-small bg-partilhar px-3 pt-1">{category}</span>}
            {published ? <time dateTime={item.data}>{published}</time> : <span>{press.missing.date}</span>}
          </p>
          <h1 className="mt-4 text-page">{title}</h1>
          <ZoomPhoto
            id="capa"
            src={item.url}
            images={item.imagens}
            alt={title}
            sizes="(min-width: 64rem) 54rem, 100vw"
            first
            frame="cut-large lift my-8 print:my-5 print:max-w-md"
            className="aspect-video"
          />
          <div className="text-lead">
            <FormattedText blocks={description.blocks} images={item.imagens} />
          </div>
          <VideoPlayer url={item.video} label={texts.video} title={title} />
          <Gallery fotos={item.fotos} images={item.imagens} title={title} />
          <ShareLinks title={title} />
        </article>
        <div className="grid grid-cols-1 content-start gap-8">
          <PressAside id="relacionados" title={texts.related} empty={texts.relatedEmpty} items={related} />
          <PressAside id="recentes" title={texts.recent} empty={texts.recentEmpty} items={recent} />
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <MessagePage title={texts.notFound} text={texts.failure} picture="lost">
      {!missing && <ReloadLink>{press.retry}</ReloadLink>}
      <BackToPress />
    </MessagePage>
  );
}

function BackToPress() {
  return (
    <Link to="/imprensa" className="button button-plain print:hidden">
      <Arrow className="w-5 rotate-180" />
      {texts.back}
    </Link>
  );
}

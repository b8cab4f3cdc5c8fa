import { data, isRouteErrorResponse, Link, redirect } from 'react-router';
import { playerUrl } from '@contract/formatted-text';
import { webAddress } from '@contract/link-address';
import { projectSteps, type ProjectStep } from '@contract/project';
import { Arrow } from '~/components/arrow';
import { ExternalLink } from '~/components/external-link';
import { MessagePage } from '~/components/message-page';
import { ProjectCards } from '~/components/mural/project-cards';
import { ProjectJsonLd } from '~/components/mural/project-json-ld';
import { PageTop } from '~/components/page-top';
import { ShareLinks } from '~/components/press/share-links';
import { ProjectStory } from '~/components/project/project-story';
import { ReloadLink } from '~/components/reload-link';
import { SampleNote } from '~/components/sample-note';
import { desafio } from '~/content/desafio';
import { edicaoTexts } from '~/content/edicoes';
import { mural } from '~/content/mural';
import { everyEdicao } from '~/lib/api/edicoes.server';
import { othersOf, project } from '~/lib/api/mural.server';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import type { ProjectShown } from '~/lib/records/mural';
import { projectAddress } from '~/lib/records/project-address';
import { altOf, saidOfPicture } from '~/lib/records/said-of-picture';
import { wallAddress } from '~/lib/records/wall-filters';
import type { Block } from '~/lib/words/formatted-text';
import { formattedText } from '~/lib/words/formatted-text.server';
import { summary } from '~/lib/words/summary';
import type { Route } from './+types/projeto';

const texts = mural.detail;

export async function loader({ params, request, url }: Route.LoaderArgs) {
  const found = await project(params.projeto, request);
  const { sentir, imaginar, fazer, partilhar, ...shown } = found;
  const address = projectAddress(shown);
  // a title can change, so the way from the old address is asked for each time
  if (address !== `/projetos/${params.projeto}`) throw redirect(address + url.search, { status: 301, ...NOT_KEPT });
  const written = { sentir, imaginar, fazer, partilhar };
  const told = projectSteps.map((step) => [step, formattedText(written[step]?.trim() ?? '')] as const);
  const passos = Object.fromEntries(told.map(([step, { blocks }]) => [step, blocks])) as Record<ProjectStep, Block[]>;
  const begin = told.find(([, { plain }]) => plain !== '')?.[1].plain;
  const about = shown.frase || (begin && summary(begin)) || undefined;
  const [others, editions] = await Promise.all([othersOf(found).catch(() => undefined), everyEdicao()]);
  const hasEdition = editions?.some(({ chave }) => chave === shown.edicao) ?? false;
  const isWhole = others !== undefined && editions !== undefined;
  return data({ project: shown, passos, about, others: others ?? [], hasEdition }, isWhole ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function Projeto({ loaderData }: Route.ComponentProps) {
  const { project: shown, passos, about, others, hasEdition } = loaderData;
  const { titulo, frase, escola, premio, edicao, anoLetivo, imagem, imagemAlt, imagens, forma, cor, exemplo } = shown;
  const cover = webAddress(imagem);
  const coverAlt = altOf(saidOfPicture(imagens, imagem), { written: imagemAlt, otherwise: titulo });
  const edition = `${edicaoTexts.titlePrefix} ${anoLetivo}`;
  const description = summary(about ?? [titulo, premio, escola, edition].filter(Boolean).join(', '));
  const pictures = shown.fotos.filter((address) => webAddress(address) !== undefined);
  const fotos = [
    ...(cover ? [{ url: cover, descricao: coverAlt }] : []),
    ...pictures.map((url, index) => ({
      url,
      descricao: altOf(saidOfPicture(imagens, url), { otherwise: `${titulo}, fotografia ${index + 1}` }),
    })),
  ];
  return (
    <>
      <ProjectJsonLd project={shown} about={about} />
      <PageTop
        texts={{ title: titulo, lead: frase ?? '', description }}
        cover={{ image: cover, imageAlt: coverAlt || undefined }}
        colour={cor}
        picture={{ shape: forma, colour: cor }}
        isSample={exemplo}
        trail={[
          { label: desafio.title, to: '/concurso-anual' },
          { label: mural.title, to: '/projetos' },
        ]}
      />
      <div className="page grid gap-14 pb-(--section-space)">
        <Facts project={shown} hasEdition={hasEdition} />
        {exemplo && <SampleNote>{mural.sample}</SampleNote>}
        <ProjectStory
          story={{ titulo, passos, fotos, video: playerUrl(shown.video ?? '') ? shown.video : null }}
          images={imagens}
          watch={texts.watch}
        />
        <ShareLinks title={titulo} />
        {others.length > 0 && (
          <section className="print:hidden">
            <h2 className="mb-7 text-section">{texts.others}</h2>
            <ProjectCards projects={others} />
          </section>
        )}
        <p className="flex flex-wrap gap-4 print:hidden">
          {hasEdition && (
            <Link to={`/${edicao}`} className="button">
              {edition}
            </Link>
          )}
          <ToWall />
        </p>
      </div>
    </>
  );
}

/** The facts of a project on a sheet over the edge of its head, of which some lead to others that share them. */
function Facts({ project, hasEdition }: { project: ProjectShown; hasEdition: boolean }) {
  const { premio, patrocinio, escola, distrito, edicao, anoLetivo } = project;
  const { award, sponsor, school, district, edition } = texts.facts;
  const links = [
    // a video that plays here stands below the story
    { label: texts.watch, href: playerUrl(project.video ?? '') ? undefined : webAddress(project.video) },
    { label: texts.read, href: webAddress(project.url) },
  ];
  const rows = [
    { name: award, value: premio },
    { name: school, value: escola },
    { name: district, value: distrito, to: distrito && wallAddress({ distrito }) },
    { name: edition, value: anoLetivo, to: hasEdition && `/${edicao}` },
    { name: sponsor, value: patrocinio },
  ];
  return (
    <div className="cut-large lift relative -mt-8 flex flex-wrap items-center gap-x-5 gap-y-6 bg-card p-6 sm:p-8">
      <dl className="grid flex-[1_1_30rem] grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-8 gap-y-5">
        {rows.map(
          ({ name, value, to }) =>
            value && (
              <div key={name} className="wrap-anywhere">
                <dt>{name}</dt>
                <dd className="font-display text-title">
                  {to ? (
                    <Link to={to} className="link">
                      {value}
                    </Link>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      {links.map(
        ({ label, href }) =>
          href && (
            <ExternalLink key={label} href={href} className="button">
              {label}
            </ExternalLink>
          ),
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <MessagePage title={texts.notFound} text={missing ? texts.missing : texts.failure} picture="lost">
      {!missing && <ReloadLink>{mural.retry}</ReloadLink>}
      <ToWall />
    </MessagePage>
  );
}

function ToWall() {
  return (
    <Link to={mural.link.to} className="button button-plain print:hidden">
      <Arrow className="w-5 rotate-180" />
      {texts.toWall}
    </Link>
  );
}

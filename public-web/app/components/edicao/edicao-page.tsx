import { hasCalendar, phaseOn } from '@contract/edition-phase';
import { Link } from 'react-router';
import { useRootData } from '~/lib/pages/root-data';
import { challengeOn } from '~/lib/words/challenge';
import { dayAndMonth } from '~/lib/words/lisbon-date';
import { webAddress } from '@contract/link-address';
import { ExternalLink } from '~/components/external-link';
import { ProjectCards } from '~/components/mural/project-cards';
import { PageTop } from '~/components/page-top';
import { SampleNote } from '~/components/sample-note';
import { VideoPlayer } from '~/components/video-player';
import { Collage } from '~/components/art/collage';
import { desafio } from '~/content/desafio';
import { mural } from '~/content/mural';
import { edicaoTexts } from '~/content/edicoes';
import type { projectsOf } from '~/lib/api/mural.server';
import { projectAddress } from '~/lib/records/project-address';
import { wallAddress } from '~/lib/records/wall-filters';
import type { Edicao, EdicaoNeighbours } from '~/lib/records/edicao';
import type { PublicFigures } from '~/lib/records/public-figures';
import { altOf, saidOfPicture } from '~/lib/records/said-of-picture';
import { BackButton } from './back-button';
import { EditionFigures } from './edition-figures';
import { Neighbours } from './neighbours';

type Projects = Awaited<ReturnType<typeof projectsOf>>;
type Props = {
  edicao: Edicao;
  projects: Projects;
  neighbours: EdicaoNeighbours;
  figures: PublicFigures | undefined;
};

/** An edition of the Desafio Escolar, whatever it has: with the days of its year until that is over. */
export function EdicaoPage({ edicao, projects, neighbours, figures }: Props) {
  const { anoLetivo, introducao, exemplo, video, agradecimentos, capa, capaAlt, imagens } = edicao;
  const { awarded, told } = projects;
  const title = `${edicaoTexts.titlePrefix} ${anoLetivo}`;
  return (
    <>
      <PageTop
        texts={{ title, lead: introducao, description: introducao }}
        cover={{
          image: webAddress(capa),
          imageAlt: altOf(saidOfPicture(imagens, capa), { written: capaAlt, otherwise: title }),
        }}
        colour="imaginar"
        picture="festival"
        isSample={exemplo}
        trail={[{ label: desafio.title, to: '/concurso-anual' }]}
      >
        <BackButton />
      </PageTop>
      <div className="page section grid gap-14">
        <EditionYear edicao={edicao} />
        {exemplo && <SampleNote>{edicaoTexts.sample}</SampleNote>}
        {video && <VideoPlayer url={video} label={edicaoTexts.video} title={title} />}
        {!video && edicao.videoProvisorio && (
          <figure className="cut-large bg-imaginar-tint p-8 text-center">
            <Collage name="festival" className="mx-auto w-full max-w-lg" />
            <figcaption className="mt-4 font-bold">{edicaoTexts.provisional}</figcaption>
          </figure>
        )}
        {awarded.length > 0 && (
          <section>
            <h2 className="mb-7 text-section wrap-anywhere">{edicao.tituloPremios ?? edicaoTexts.awards}</h2>
            <ProjectCards projects={awarded} ofEdition />
          </section>
        )}
        {agradecimentos.length > 0 && (
          <section>
            <h2 className="text-section">{edicaoTexts.thanks}</h2>
            <div className="mt-7 grid gap-7 md:grid-cols-2">
              {agradecimentos.map(({ titulo, nomes }, index) => (
                <div key={`${index} ${titulo}`} className="cut lift bg-partilhar-tint p-7 wrap-anywhere">
                  <h3 className="text-title">{titulo}</h3>
                  <ul className="mt-3 list-disc pl-5">
                    {nomes.map((nome, place) => (
                      <li key={`${place} ${nome}`}>{nome}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        )}
        <EditionFigures figures={figures} />
        {told.length > 0 && (
          <section>
            <h2 className="text-section wrap-anywhere">{edicao.tituloProjetos ?? edicaoTexts.projects}</h2>
            <Told projects={told} />
          </section>
        )}
        {awarded.length + told.length > 0 && (
          <p className="print:hidden">
            <Link to={wallAddress({ ano: edicao.chave })} className="button">
              {mural.ofEdition}
            </Link>
          </p>
        )}
        <Neighbours {...neighbours} />
      </div>
    </>
  );
}

/** The projects that lead to a story: on another site, or on their own page. */
function Told({ projects }: { projects: Projects['told'] }) {
  return (
    <ul className="mt-5 grid gap-2 sm:grid-cols-2">
      {projects.map((project) => {
        const { id, titulo, escola } = project;
        const elsewhere = webAddress(project.url);
        return (
          <li key={id} className="wrap-anywhere">
            {elsewhere ? (
              <ExternalLink href={elsewhere}>{titulo}</ExternalLink>
            ) : (
              <Link to={projectAddress(project)} className="link">
                {titulo}
              </Link>
            )}
            {escola && `, ${escola}`}
          </li>
        );
      })}
    </ul>
  );
}

/** The days of an edition that is not over, each period with both of its days. */
function EditionYear({ edicao }: { edicao: Edicao }) {
  const { today } = useRootData();
  if (!hasCalendar(edicao) || phaseOn(edicao, today) === 'arquivo') return null;
  const { opens, deadline, submission, festival, festivalPlace } = challengeOn(edicao, today);
  const { year } = edicaoTexts;
  const rows = [
    [year.registration, `${opens} a ${deadline}`],
    [year.submission, submission],
    [year.festival, [festival ?? year.unknown, festivalPlace].filter((words) => words !== undefined).join(', ')],
    [year.results, dayAndMonth(edicao.resultados)],
  ];
  return (
    <section>
      <h2 className="text-section">{year.title}</h2>
      <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {rows.map(([name, days]) => (
          <div key={name} className="border-l-6 border-imaginar pl-4">
            <dt>{name}</dt>
            <dd className="font-display text-title">{days}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

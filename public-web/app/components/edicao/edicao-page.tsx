import { PageTop } from '~/components/page-top';
import { VideoPlayer } from '~/components/video-player';
import { Collage } from '~/components/art/collage';
import { desafio } from '~/content/desafio';
import { edicaoTexts } from '~/content/edicoes/texts';
import type { Edicao } from '~/content/types/edicao';
import { AwardCard } from './award-card';
import { BackButton } from './back-button';
import { ParticipatingProjects } from './participating-projects';

/** A past edition of the Desafio Escolar, whatever it has. */
export function EdicaoPage({ edicao }: { edicao: Edicao & { label: string } }) {
  const { label, lead, sample, video, awardsTitle, awards, thanks, projects } = edicao;
  const title = `${edicaoTexts.titlePrefix} ${label}`;
  return (
    <>
      <PageTop
        texts={{ title, lead, description: lead }}
        colour="imaginar"
        picture="festival"
        trail={[{ label: desafio.title, to: '/concurso-anual' }]}
      >
        <BackButton />
      </PageTop>
      <div className="page section grid gap-14">
        {sample && <p className="cut-small border-3 border-dashed border-line p-4">{edicaoTexts.sample}</p>}
        {video && <VideoPlayer url={video} label={edicaoTexts.video} title={title} />}
        {video === null && (
          <figure className="cut-large bg-imaginar-tint p-8 text-center">
            <Collage name="festival" className="mx-auto w-full max-w-lg" />
            <figcaption className="mt-4 font-bold">{edicaoTexts.provisional}</figcaption>
          </figure>
        )}
        <section>
          <h2 className="mb-7 text-section">{awardsTitle ?? edicaoTexts.awards}</h2>
          <ul className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
            {awards.map((award) => (
              <li key={award.category}>
                <AwardCard award={award} />
              </li>
            ))}
          </ul>
        </section>
        {thanks && (
          <section>
            <h2 className="text-section">{edicaoTexts.thanks}</h2>
            <div className="mt-7 grid gap-7 md:grid-cols-2">
              {thanks.map(({ title: programme, names }) => (
                <div key={programme} className="cut lift bg-partilhar-tint p-7">
                  <h3 className="text-title">{programme}</h3>
                  <ul className="mt-3 list-disc pl-5">
                    {names.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        )}
        {projects && <ParticipatingProjects {...projects} />}
      </div>
    </>
  );
}

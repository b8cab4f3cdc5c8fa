import { PageTop } from '~/components/page-top';
import { VideoPlayer } from '~/components/video-player';
import { Collage } from '~/components/art/collage';
import { editionTexts } from '~/content/editions/texts';
import type { Edition } from '~/content/schemas/edition';
import { AwardCard } from './award-card';
import { BackButton } from './back-button';
import { ParticipatingProjects } from './participating-projects';

/** A past edition of the Desafio Escolar, whatever it has. */
export function EditionPage({ edition }: { edition: Edition }) {
  const { label, lead, sample, video, awardsTitle, awards, thanks, projects } = edition;
  const title = `${editionTexts.titlePrefix} ${label}`;
  return (
    <>
      <PageTop texts={{ title, lead, description: lead }} colour="imaginar" picture="festival">
        <BackButton />
      </PageTop>
      <div className="page section grid gap-14">
        {sample && <p className="cut-small border-3 border-dashed border-line p-4">{editionTexts.sample}</p>}
        {video && <VideoPlayer url={video} label={editionTexts.video} title={title} />}
        {video === null && (
          <figure className="cut-large bg-imaginar-tint p-8 text-center">
            <Collage name="festival" className="mx-auto w-full max-w-lg" />
            <figcaption className="mt-4 font-bold">{editionTexts.provisional}</figcaption>
          </figure>
        )}
        <section>
          <h2 className={awardsTitle ? 'mb-7 text-section' : 'sr-only'}>{awardsTitle ?? 'Projetos'}</h2>
          <ul className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
            {awards.map((award) => (
              <li key={award.category}>
                <AwardCard award={award} />
              </li>
            ))}
          </ul>
        </section>
        {thanks && (
          <div className="grid gap-8 md:grid-cols-2">
            {thanks.map(({ title: programme, names }) => (
              <section key={programme} className="cut bg-partilhar-tint p-7">
                <h2 className="text-title">{programme}</h2>
                <ul className="mt-3 list-disc pl-5">
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {projects && <ParticipatingProjects {...projects} />}
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { projectSteps, type ProjectStep, stepNames } from '@contract/project';
import { Collage } from '~/components/art/collage';
import { FormattedText } from '~/components/formatted-text';
import { Photo } from '~/components/photo';
import { VideoPlayer } from '~/components/video-player';
import { project } from '~/content/project';
import { stepClasses } from '~/lib/records/step-classes';
import type { Block } from '~/lib/words/formatted-text';

const { preview: texts } = project;

export interface Story {
  titulo: string;
  /** The story in the four steps. */
  passos: Readonly<Record<ProjectStep, readonly Block[]>>;
  /** The pictures, each with its address; the first is the cover. */
  fotos: readonly { url: string; descricao: string }[];
  video: string | null;
}

/** The story of a project in the four steps, as visitors read it. */
export function ProjectStory({ story, children }: { story: Story; children?: ReactNode }) {
  const [cover, ...others] = story.fotos;
  return (
    <div className="page section grid gap-14">
      {children}
      {cover && (
        <Photo
          src={cover.url}
          alt={cover.descricao}
          sizes="(min-width: 64rem) 60rem, 100vw"
          className="cut-large aspect-video max-w-[60rem]"
          first
        />
      )}
      {projectSteps.map((step) => (
        <section
          key={step}
          aria-labelledby={`passo-${step}`}
          className="grid gap-x-10 gap-y-4 md:grid-cols-[17rem_1fr]"
        >
          <div className={`cut flex items-center gap-4 self-start p-4 pr-6 ${stepClasses[step].tint}`}>
            <Collage name={step} className="w-20 shrink-0" />
            <h2 id={`passo-${step}`} className="text-title">
              {stepNames[step]}
            </h2>
          </div>
          {story.passos[step].length > 0 ? (
            <FormattedText blocks={story.passos[step]} top={3} />
          ) : (
            <p className="text-lead">{texts.empty}</p>
          )}
        </section>
      ))}
      {others.length > 0 && (
        <section aria-label={texts.pictures}>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {others.map(({ url, descricao }) => (
              <li key={url}>
                <Photo
                  src={url}
                  alt={descricao}
                  sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
                  className="cut aspect-[4/3]"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {story.video && (
        <div className="max-w-[44rem]">
          <VideoPlayer url={story.video} label={texts.video} title={story.titulo} />
        </div>
      )}
    </div>
  );
}

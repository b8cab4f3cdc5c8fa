import { projectSteps, type ProjectStep, stepNames } from '@contract/project';
import { Collage } from '~/components/art/collage';
import { FormattedText } from '~/components/formatted-text';
import { VideoPlayer } from '~/components/video-player';
import { ZoomPhoto } from '~/components/zoom-photo';
import { project } from '~/content/project';
import type { SaidOfPictures } from '~/lib/records/said-of-picture';
import { rowPlace } from '~/lib/records/row-place';
import { stepClasses } from '~/lib/records/step-classes';
import type { Block } from '~/lib/words/formatted-text';

const { preview: texts } = project;

interface Story {
  titulo: string;
  /** The story in the four steps. */
  passos: Readonly<Record<ProjectStep, readonly Block[]>>;
  /** The pictures, each with its address; the first is the cover. */
  fotos: readonly { url: string; descricao: string }[];
  video: string | null;
}

type Props = {
  story: Story;
  images?: SaidOfPictures;
  /** The words for a step that is not written; without them it is not shown. */
  empty?: string;
  watch: string;
};

/** The story of a project in the four steps, as visitors read it. */
export function ProjectStory({ story, images, empty, watch }: Props) {
  const all = story.fotos.map(({ url: src, descricao: written }) => ({ src, written, alt: story.titulo, images }));
  const [cover, ...others] = all;
  const steps = projectSteps.filter((step) => empty !== undefined || story.passos[step].length > 0);
  return (
    <>
      {cover && (
        <ZoomPhoto
          id="capa"
          {...cover}
          all={all}
          sizes="(min-width: 80rem) 78rem, 100vw"
          frame="cut-large lift"
          className="aspect-4/3 sm:aspect-video"
          first
        />
      )}
      {steps.map((step) => (
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
            <div className="min-w-0 text-lead">
              <FormattedText blocks={story.passos[step]} top={3} images={images} />
            </div>
          ) : (
            <p className="text-lead">{empty}</p>
          )}
        </section>
      ))}
      {others.length > 0 && (
        <section aria-label={texts.pictures}>
          <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-6">
            {others.map((photo, index) => (
              <li key={photo.src} className={placeOf(index, others.length)}>
                <ZoomPhoto
                  id={`foto-${index + 2}`}
                  {...photo}
                  all={all}
                  sizes="(min-width: 64rem) 38rem, 50vw"
                  frame="cut h-full"
                  className="h-full"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {story.video && (
        <div className="mx-auto w-full max-w-[60rem]">
          <VideoPlayer url={story.video} label={watch} title={story.titulo} />
        </div>
      )}
    </>
  );
}

/** The shape of a picture in its row: those of a row are as high as each other. */
function placeOf(index: number, count: number): string {
  const { isAlone, wide } = rowPlace(index, count);
  const small = isAlone ? 'max-lg:col-span-2 aspect-2/1' : 'aspect-4/3';
  return `${small} ${wide} ${wide === 'lg:col-span-2' ? 'lg:aspect-4/3' : 'lg:aspect-2/1'}`;
}

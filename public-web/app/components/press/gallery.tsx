import { Photo } from '~/components/photo';
import { press } from '~/content/press';
import { parsePhotos } from '~/lib/parse-photos';

const texts = press.article;

/** Pictures in a grid; each opens over the whole screen and closes by another click, without JavaScript too. */
export function Gallery({ fotos, title }: { fotos: unknown; title: string }) {
  const photos = parsePhotos(fotos, Number.POSITIVE_INFINITY) ?? [];
  if (photos.length === 0) return null;
  return (
    <section className="mt-10 print:hidden">
      <h2 className="text-section">{texts.gallery}</h2>
      <ul className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {photos.map((photo, index) => {
          const id = `foto-${index + 1}`;
          const alt = `${title}, fotografia ${index + 1}`;
          return (
            <li key={photo}>
              <button type="button" popoverTarget={id} className="cut block w-full cursor-zoom-in overflow-hidden">
                <span className="sr-only">{texts.openPhoto}: </span>
                <Photo src={photo} alt={alt} sizes="(min-width: 64rem) 18rem, 50vw" className="aspect-[4/3]" />
              </button>
              <div id={id} popover="auto" className="overlay on-ink m-0 h-full w-full bg-ink p-4 text-paper">
                <button
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  className="flex h-full w-full cursor-zoom-out items-center justify-center"
                >
                  <span className="sr-only">{texts.closePhoto}: </span>
                  <Photo
                    src={photo}
                    alt={alt}
                    sizes="100vw"
                    className="max-h-full w-auto! bg-transparent object-contain"
                  />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { ZoomPhoto } from '~/components/zoom-photo';
import { events } from '~/content/events';
import { parsePhotos } from '~/lib/parse-photos';
import type { SaidOfPictures } from '~/lib/said-of-picture';

/** Up to three pictures of an event. */
export function EventPhotos({ fotos, title, images }: { fotos: unknown; title: string; images: SaidOfPictures }) {
  const photos = parsePhotos(fotos);
  if (photos?.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-section">{events.detail.photos}</h2>
      {photos ? (
        <ul className="mt-5 grid gap-4 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo}>
              <ZoomPhoto
                id={`foto-${index + 1}`}
                src={photo}
                images={images}
                alt={`${title}, fotografia ${index + 1}`}
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 100vw"
                frame="cut"
                className="aspect-[4/3]"
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3">{events.detail.photosFailure}</p>
      )}
    </section>
  );
}

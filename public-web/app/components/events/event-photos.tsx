import { PhotoGrid } from '~/components/photo-grid';
import { events } from '~/content/events';
import { parsePhotos } from '~/lib/records/parse-photos';
import type { SaidOfPictures } from '~/lib/records/said-of-picture';

/** The pictures of an event. */
export function EventPhotos({ fotos, title, images }: { fotos: unknown; title: string; images: SaidOfPictures }) {
  const photos = parsePhotos(fotos);
  if (photos?.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-section">{events.detail.photos}</h2>
      {photos ? (
        <PhotoGrid photos={photos} title={title} images={images} />
      ) : (
        <p className="mt-3">{events.detail.photosFailure}</p>
      )}
    </section>
  );
}

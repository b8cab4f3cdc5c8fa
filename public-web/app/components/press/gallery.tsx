import { ZoomPhoto } from '~/components/zoom-photo';
import { press } from '~/content/press';
import { parsePhotos } from '~/lib/parse-photos';
import type { SaidOfPictures } from '~/lib/said-of-picture';

/** The pictures of an article, in a grid. */
export function Gallery({ fotos, title, images }: { fotos: unknown; title: string; images: SaidOfPictures }) {
  const photos = parsePhotos(fotos, Number.POSITIVE_INFINITY) ?? [];
  if (photos.length === 0) return null;
  return (
    <section className="mt-10 print:hidden">
      <h2 className="text-section">{press.article.gallery}</h2>
      <ul className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo}>
            <ZoomPhoto
              id={`foto-${index + 1}`}
              src={photo}
              images={images}
              alt={`${title}, fotografia ${index + 1}`}
              sizes="(min-width: 64rem) 18rem, 50vw"
              frame="cut"
              className="aspect-[4/3]"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { PhotoGrid } from '~/components/photo-grid';
import { press } from '~/content/press';
import { parsePhotos } from '~/lib/records/parse-photos';
import type { SaidOfPictures } from '~/lib/records/said-of-picture';

/** The pictures of an article. */
export function Gallery({ fotos, title, images }: { fotos: unknown; title: string; images: SaidOfPictures }) {
  const photos = parsePhotos(fotos) ?? [];
  if (photos.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-section">{press.article.gallery}</h2>
      <PhotoGrid photos={photos} title={title} images={images} />
    </section>
  );
}

import { photoTexts } from '~/content/photo';
import type { SaidOfPictures } from '~/lib/records/said-of-picture';
import { Chevron } from './chevron';
import { ZoomPhoto } from './zoom-photo';

type Props = { photos: readonly string[]; title: string; images: SaidOfPictures };

const AT_FIRST = 3;

/** The photos of a record: three, and behind a click the others. Each opens large, with the others before and after it. */
export function PhotoGrid({ photos, title, images }: Props) {
  const all = photos.map((src, index) => ({ src, images, alt: `${title}, fotografia ${index + 1}` }));
  const tiles = all.map((photo, index) => (
    <li key={photo.src}>
      <ZoomPhoto
        id={`foto-${index + 1}`}
        {...photo}
        all={all}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 100vw"
        frame="cut"
        className="aspect-[4/3]"
      />
    </li>
  ));
  return (
    <>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">{tiles.slice(0, AT_FIRST)}</ul>
      {tiles.length > AT_FIRST && (
        <details className="group/menu mt-5">
          <summary className="button button-plain w-fit">
            <span className="group-open/menu:hidden">{photoTexts.all(tiles.length)}</span>
            <span className="hidden group-open/menu:inline">{photoTexts.fewer}</span>
            <Chevron />
          </summary>
          <ul className="mt-4 grid gap-4 sm:grid-cols-3">{tiles.slice(AT_FIRST)}</ul>
        </details>
      )}
    </>
  );
}

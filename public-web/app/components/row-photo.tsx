import type { SaidOfPictures } from '~/lib/records/said-of-picture';
import { Photo } from './photo';

/** The picture at the left of a row: as high as the row's text makes it, whatever the picture's own shape. */
export function RowPhoto({
  src,
  images,
  sizes,
  className,
}: {
  src: string | null | undefined;
  images?: SaidOfPictures;
  sizes: string;
  className: string;
}) {
  return (
    <div className={`relative ${className}`}>
      <Photo src={src} images={images} hasCredit={false} alt="" sizes={sizes} className="absolute inset-0 h-full" />
    </div>
  );
}

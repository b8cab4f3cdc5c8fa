import { Photo } from './photo';

/** The picture at the left of a row: as high as the row's text makes it, whatever the picture's own shape. */
export function RowPhoto({
  src,
  sizes,
  className,
}: {
  src: string | null | undefined;
  sizes: string;
  className: string;
}) {
  return (
    <div className={`relative ${className}`}>
      <Photo src={src} alt="" sizes={sizes} className="absolute inset-0 h-full" />
    </div>
  );
}

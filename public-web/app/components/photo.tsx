import { useEffect, useRef, useState } from 'react';
import { useRootData } from '~/lib/root-data';
import { webUrl } from '~/lib/web-url';
import { Collage } from './art/collage';

/** Widths that the API makes. */
const WIDTHS = [320, 640, 960, 1280, 1920];

type Props = {
  src: string | null | undefined;
  alt: string;
  /** The width it is shown at, as for `<img sizes>`. */
  sizes: string;
  /** Sets the shape of its box (`aspect-…`), so that nothing moves when it arrives. */
  className: string;
  /** In the first view: loaded at once. */
  first?: boolean;
};

/** A picture from data: in the width that fits when it is ours, and our own drawing in its place when it is missing or broken. */
export function Photo({ src, alt, sizes, className, first = false }: Props) {
  const { apiUrl } = useRootData();
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  const url = webUrl(src);

  useEffect(() => {
    // It may have failed before this page's JavaScript ran.
    setBroken(image.current !== null && image.current.complete && image.current.naturalWidth === 0);
  }, [url]);

  if (!url || broken) {
    return (
      <div
        className={`flex items-center justify-center overflow-hidden bg-paper-deep ${className}`}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <Collage name="placeholder" className="h-full w-full max-w-72 p-4" />
      </div>
    );
  }
  const ours = url.startsWith(`${apiUrl}/uploads/`);
  return (
    <img
      ref={image}
      src={ours ? `${url}?w=960` : url}
      srcSet={ours ? WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ') : undefined}
      sizes={ours ? sizes : undefined}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(true)}
      className={`w-full bg-paper-deep object-cover ${className}`}
    />
  );
}

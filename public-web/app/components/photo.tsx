import { useEffect, useRef, useState } from 'react';
import { useRootData } from '~/lib/pages/root-data';
import { altOf, saidOfPicture, type SaidOfPictures } from '~/lib/records/said-of-picture';
import { webAddress } from '@contract/link-address';
import { Collage } from './art/collage';
import { PhotoCredit } from './photo-credit';

/** Widths that the API makes. */
const WIDTHS = [320, 640, 960, 1280, 1920];

type Props = {
  src: string | null | undefined;
  /** The alternative text where nobody has described the picture. */
  alt: string;
  /** The words written for this very place, which count first. */
  written?: string | null | undefined;
  /** The descriptions of the record's pictures; those of the pictures in the page's own words are known already. */
  images?: SaidOfPictures;
  /** Whether the picture carries its credit; not where it is too small, or where the credit stands elsewhere. */
  hasCredit?: boolean;
  /** The width it is shown at, as for `<img sizes>`. */
  sizes: string;
  /** Sets the shape of its box (`aspect-…`), so that nothing moves when it arrives. */
  className: string;
  /** In the first view: loaded at once. */
  first?: boolean;
};

/** A picture from data: in the width that fits when it is ours, and our own drawing in its place when it is missing or broken. */
export function Photo({
  src,
  alt: otherwise,
  written,
  images,
  hasCredit = true,
  sizes,
  className,
  first = false,
}: Props) {
  const { apiUrl, images: ofThePage } = useRootData();
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  const url = webAddress(src);
  const said = saidOfPicture(images, src) ?? saidOfPicture(ofThePage, src);
  const alt = altOf(said, { written, otherwise });

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
  const credit = hasCredit && said?.credito;
  const shown = (
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
      data-foco-x={nearestTen(said?.focoX)}
      data-foco-y={nearestTen(said?.focoY)}
      className={`w-full bg-paper-deep object-cover ${credit ? 'h-full [grid-area:1/1]' : className}`}
    />
  );
  if (!credit) return shown;
  return (
    <span className={`grid w-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden ${className}`}>
      {shown}
      <PhotoCredit className="mb-3 ml-4 self-end justify-self-start [grid-area:1/1]">{credit}</PhotoCredit>
    </span>
  );
}

/** The style sheet knows every tenth. */
const nearestTen = (percent: number | null | undefined) =>
  percent == null ? undefined : Math.round(percent / 10) * 10;

import type { ComponentProps } from 'react';
import { photoTexts } from '~/content/photo';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { useModal } from '~/lib/browser/use-modal';
import { usePhotoSteps } from '~/lib/browser/use-photo-steps';
import { saidOfPicture } from '~/lib/records/said-of-picture';
import { webAddress } from '@contract/link-address';
import { Arrow } from './arrow';
import { Photo } from './photo';
import { PhotoCredit } from './photo-credit';

type Shown = Pick<ComponentProps<typeof Photo>, 'src' | 'images' | 'alt' | 'written'>;
type Props = ComponentProps<typeof Photo> & {
  id: string;
  /** Sets how the frame is cut and where it stands; `className` sets its shape. */
  frame: string;
  /** The pictures that it is one of: where it is large they are before and after it. */
  all?: readonly Shown[];
};

/** Ignores that a picture is marked as decoration: one that a visitor opens is none. */
const largeAlt = ({ src, images, alt, written }: Shown) => written || saidOfPicture(images, src)?.alt || alt;

/**
 * A picture, cropped to its frame, which opens whole over the whole screen; another click closes it. The keys and a
 * swipe lead to the others that it is among.
 */
export function ZoomPhoto({ id, frame, all, ...photo }: Props) {
  const { opener, dialog, closer } = useModal(id);
  const isHydrated = useHydrated();
  const { src } = photo;
  const others = all ?? [photo];
  const own = others.findIndex((other) => other.src === src);
  const { at, step, steps } = usePhotoSteps(own, others.length);
  const large = others[at] ?? photo;
  const alt = largeAlt(photo);
  if (!webAddress(src)) {
    return (
      <div className={`overflow-hidden ${frame}`}>
        <Photo {...photo} />
      </div>
    );
  }
  const credit = saidOfPicture(large.images, large.src)?.credito;
  return (
    <>
      <button {...opener} className={`group relative block w-full cursor-zoom-in overflow-hidden ${frame}`}>
        <span className="sr-only">{photoTexts.open}: </span>
        <Photo {...photo} written={alt} />
        <span
          aria-hidden="true"
          className="absolute right-2.5 bottom-2.5 flex size-10 items-center justify-center rounded-full bg-paper text-ink transition-transform print:hidden duration-(--motion-quick) group-hover:scale-110"
        >
          <svg viewBox="0 0 24 24" className="w-5 fill-none stroke-current stroke-3" focusable="false">
            <path d="M16 16l6 6M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM10 7.2v5.6M7.2 10h5.6" />
          </svg>
        </span>
      </button>
      <dialog
        {...dialog}
        {...steps}
        aria-label={largeAlt(large)}
        className="overlay on-ink m-0 h-full touch-pan-y touch-pinch-zoom max-h-none w-full max-w-none bg-ink text-paper"
      >
        <button
          {...closer}
          className="relative flex h-full w-full cursor-zoom-out items-center justify-center p-4 -outline-offset-8"
        >
          <span className="sr-only">{photoTexts.close}: </span>
          <Photo
            key={large.src}
            src={large.src}
            alt={largeAlt(large)}
            sizes="100vw"
            className="max-h-full w-auto! bg-transparent object-contain"
          />
          {credit && <PhotoCredit className="absolute bottom-3 left-3">{credit}</PhotoCredit>}
          <span
            aria-hidden="true"
            className="cut-small absolute top-3 right-3 bg-paper px-4 pt-2 pb-1.5 font-bold text-ink"
          >
            {photoTexts.closeShort}
          </span>
        </button>
        {isHydrated && others.length > 1 && (
          <>
            <p role="status" className="cut-small absolute top-3 left-3 bg-paper px-4 pt-2 pb-1.5 font-bold text-ink">
              {photoTexts.place(at + 1, others.length)}
            </p>
            <Step label={photoTexts.before} className="left-3" turn="rotate-180" onPress={() => step(-1)} />
            <Step label={photoTexts.after} className="right-3" onPress={() => step(1)} />
          </>
        )}
      </dialog>
    </>
  );
}

type StepProps = { label: string; className: string; turn?: string; onPress: () => void };

function Step({ label, className, turn = '', onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`absolute top-1/2 flex size-12 -translate-y-1/2 items-center justify-center rounded-full bg-paper text-ink ${className}`}
    >
      <Arrow className={`w-6 ${turn}`} />
    </button>
  );
}

import type { ComponentProps } from 'react';
import { photoTexts } from '~/content/photo';
import { useModal } from '~/lib/use-modal';
import { saidOfPicture } from '~/lib/said-of-picture';
import { webUrl } from '~/lib/web-url';
import { Photo } from './photo';
import { PhotoCredit } from './photo-credit';

type Props = ComponentProps<typeof Photo> & {
  id: string;
  /** Sets how the frame is cut and where it stands; `className` sets its shape. */
  frame: string;
};

/** A picture, cropped to its frame, which opens whole over the whole screen; another click closes it. */
export function ZoomPhoto({ id, frame, ...photo }: Props) {
  const { opener, dialog, closer } = useModal(id);
  const { src, images } = photo;
  const said = saidOfPicture(images, src);
  // what opens is no decoration
  const alt = photo.written || said?.alt || photo.alt;
  if (!webUrl(src)) {
    return (
      <div className={`overflow-hidden ${frame}`}>
        <Photo {...photo} />
      </div>
    );
  }
  return (
    <>
      <button {...opener} className={`group relative block w-full cursor-zoom-in overflow-hidden ${frame}`}>
        <span className="sr-only">{photoTexts.open}: </span>
        <Photo {...photo} written={alt} />
        <span
          aria-hidden="true"
          className="absolute right-2.5 bottom-2.5 flex size-10 items-center justify-center rounded-full bg-paper text-ink transition-transform duration-(--motion-quick) group-hover:scale-110"
        >
          <svg viewBox="0 0 24 24" className="w-5 fill-none stroke-current stroke-3" focusable="false">
            <path d="M16 16l6 6M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM10 7.2v5.6M7.2 10h5.6" />
          </svg>
        </span>
      </button>
      <dialog
        {...dialog}
        aria-label={alt}
        className="overlay on-ink m-0 h-full max-h-none w-full max-w-none bg-ink text-paper"
      >
        <button
          {...closer}
          className="relative flex h-full w-full cursor-zoom-out items-center justify-center p-4 -outline-offset-8"
        >
          <span className="sr-only">{photoTexts.close}: </span>
          <Photo src={src} alt={alt} sizes="100vw" className="max-h-full w-auto! bg-transparent object-contain" />
          {said?.credito && <PhotoCredit className="absolute bottom-3 left-3">{said.credito}</PhotoCredit>}
          <span
            aria-hidden="true"
            className="cut-small absolute top-3 right-3 bg-paper px-4 pt-2 pb-1.5 font-bold text-ink"
          >
            {photoTexts.closeShort}
          </span>
        </button>
      </dialog>
    </>
  );
}

import { Photo } from '~/components/photo';
import { press } from '~/content/press';
import { useModal } from '~/lib/use-modal';

const texts = press.article;

/** A picture of a gallery, which opens over the whole screen; another click closes it. */
export function GalleryPhoto({ id, src, alt }: { id: string; src: string; alt: string }) {
  const { opener, dialog, closer } = useModal(id);
  return (
    <>
      <button {...opener} className="cut block w-full cursor-zoom-in overflow-hidden">
        <span className="sr-only">{texts.openPhoto}: </span>
        <Photo src={src} alt={alt} sizes="(min-width: 64rem) 18rem, 50vw" className="aspect-[4/3]" />
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
          <span className="sr-only">{texts.closePhoto}: </span>
          <Photo src={src} alt={alt} sizes="100vw" className="max-h-full w-auto! bg-transparent object-contain" />
          <span
            aria-hidden="true"
            className="cut-small absolute top-3 right-3 bg-paper px-4 pt-2 pb-1.5 font-bold text-ink"
          >
            {texts.close}
          </span>
        </button>
      </dialog>
    </>
  );
}

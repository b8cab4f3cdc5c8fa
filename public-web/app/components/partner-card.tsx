import { partnerships } from '~/content/partnerships';
import type { Partner } from '~/content/types/partner';
import { useModal } from '~/lib/use-modal';
import { Emblem } from './art/emblem';

const { open, close } = partnerships.partners;

/** A partner's logo, which opens who the partner is. */
export function PartnerCard({ partner: { id, name, description, shape, colour } }: { partner: Partner }) {
  const { opener, dialog, closer } = useModal(id);
  return (
    <>
      <button
        {...opener}
        className="sheet flex h-full w-full cursor-pointer flex-col items-center gap-3 px-2 py-5 text-center sm:px-5"
      >
        <Emblem shape={shape} colour={colour} className="w-28" />
        <span className="font-display text-base font-bold sm:text-title">
          <span className="sr-only">{open} </span>
          {name}
        </span>
      </button>
      <dialog
        {...dialog}
        aria-labelledby={`${id}-nome`}
        className="overlay cut-large m-auto w-[min(32rem,calc(100vw-2rem))] bg-card text-ink"
      >
        <div className="p-8">
          <Emblem shape={shape} colour={colour} className="w-32" />
          <h3 id={`${id}-nome`} className="mt-4 text-section">
            {name}
          </h3>
          <p className="mt-3">{description}</p>
          <button {...closer} className="button mt-7">
            {close}
          </button>
        </div>
      </dialog>
    </>
  );
}

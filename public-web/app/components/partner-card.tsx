import { partnerships } from '~/content/partnerships';
import type { Partner } from '~/content/schemas/partnerships';
import { Emblem } from './art/emblem';

const { open, close } = partnerships.partners;

/** A partner's logo, which opens who the partner is; the browser's own popover, so that it needs no JavaScript. */
export function PartnerCard({ partner: { id, name, description, shape, colour } }: { partner: Partner }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="sheet flex h-full w-full cursor-pointer flex-col items-center gap-3 p-5 text-center"
      >
        <Emblem shape={shape} colour={colour} className="w-28" />
        <span className="font-display text-title font-bold">
          <span className="sr-only">{open} </span>
          {name}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-nome`}
        className="overlay cut-large m-auto w-[min(32rem,calc(100vw-2rem))] bg-card p-8 text-ink"
      >
        <Emblem shape={shape} colour={colour} className="w-32" />
        <h3 id={`${id}-nome`} className="mt-4 text-section">
          {name}
        </h3>
        <p className="mt-3">{description}</p>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button mt-7">
          {close}
        </button>
      </div>
    </>
  );
}

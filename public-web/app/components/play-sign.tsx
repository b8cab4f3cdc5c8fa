/** The sign that a video starts here. */
export function PlaySign() {
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-ink text-imaginar transition-transform duration-(--motion-quick) group-hover:scale-110 sm:size-16">
      <svg viewBox="0 0 24 24" className="ml-0.5 w-5 sm:w-7 fill-current" aria-hidden="true" focusable="false">
        <path d="M4 2l18 9.6L5 22z" />
      </svg>
    </span>
  );
}

/** The sign that a video starts here. */
export function PlaySign() {
  return (
    <span className="flex size-20 items-center justify-center rounded-full bg-imaginar text-ink">
      <svg viewBox="0 0 24 24" className="ml-1 w-9 fill-current" aria-hidden="true" focusable="false">
        <path d="M4 2l18 9.6L5 22z" />
      </svg>
    </span>
  );
}

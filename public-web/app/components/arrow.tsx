/** A hand-cut arrow to the right. */
export function Arrow({ className = 'w-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 18" className={`shrink-0 fill-current ${className}`} aria-hidden="true" focusable="false">
      <path d="M0 7l14-.6L13 0l11 8.6L13.4 18l.8-6.2L0 11.4z" />
    </svg>
  );
}

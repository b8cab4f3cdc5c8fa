import { preview } from '~/content/preview';

/** Tells a page that shows what visitors do not see yet from the page that they see. */
export function PreviewMark() {
  return (
    <p className="pointer-events-none fixed bottom-3 left-3 z-50 bg-ink px-3 pt-1 font-display text-paper print:hidden">
      {preview.mark}
    </p>
  );
}

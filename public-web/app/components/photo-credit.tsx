import { photoTexts } from '~/content/photo';

/** Names the maker of a picture, on the picture. */
export function PhotoCredit({ children, className }: { children: string; className: string }) {
  return (
    <span className={`max-w-[calc(100%-5.5rem)] truncate bg-paper px-2 pt-0.5 text-small text-ink ${className}`}>
      {photoTexts.credit} {children}
    </span>
  );
}

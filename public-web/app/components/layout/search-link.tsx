import { Link } from 'react-router';
import { search } from '~/content/search';

/** The way to the search, in the header of every page; on the narrowest screens the menu alone has it. */
export function SearchLink() {
  return (
    <Link
      to="/pesquisa"
      aria-label={search.open}
      className="cut-small flex max-[23rem]:hidden size-12 shrink-0 items-center justify-center hover:bg-paper-deep"
    >
      <svg viewBox="0 0 24 24" className="w-6 fill-none stroke-current stroke-3" aria-hidden="true" focusable="false">
        <path d="M16 16l6 6M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z" />
      </svg>
    </Link>
  );
}

import { search as texts } from '~/content/search';
import { SearchField } from './search-field';

/** One field, for who has not found what they came for. */
export function SmallSearch() {
  return (
    <form role="search" action="/pesquisa" className="mt-8 flex max-w-[32rem] flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <SearchField id="procurar" />
      </div>
      <button type="submit" className="button">
        {texts.submit}
      </button>
    </form>
  );
}

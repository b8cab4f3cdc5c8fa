import { search as texts } from '~/content/search';
import type { Asked } from '~/lib/api/search.server';
import { SearchField } from './search-field';

type Props = { asked: Asked; years: readonly number[] };

const CHOICE = 'field-input min-w-0';

/** Asks what to look for, where, and of which year, by a form that any browser sends without a script. */
export function SearchForm({ asked, years }: Props) {
  return (
    <form role="search" action="/pesquisa" className="mt-6 grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SearchField id="pesquisa-q" value={asked.q} />
      </div>
      <div>
        <label htmlFor="pesquisa-tipo" className="font-bold">
          {texts.kind}
        </label>
        <select
          id="pesquisa-tipo"
          name="tipo"
          defaultValue={asked.tipo}
          key={asked.tipo}
          className={`${CHOICE} mt-1.5`}
        >
          <option value="">{texts.everywhere}</option>
          {Object.entries(texts.kinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="pesquisa-ano" className="font-bold">
          {texts.year}
        </label>
        <select id="pesquisa-ano" name="ano" defaultValue={asked.ano} key={asked.ano} className={`${CHOICE} mt-1.5`}>
          <option value="">{texts.anyYear}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button justify-self-start sm:col-span-2">
        {texts.submit}
      </button>
    </form>
  );
}

import { search as texts } from '~/content/search';

/** One field, for who has not found what they came for. */
export function SmallSearch() {
  return (
    <form role="search" action="/pesquisa" className="mt-8 flex max-w-[32rem] flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <label htmlFor="procurar" className="font-bold">
          {texts.label}
        </label>
        <input
          id="procurar"
          name="q"
          type="search"
          minLength={2}
          maxLength={100}
          required
          autoComplete="off"
          enterKeyHint="search"
          className="field-input mt-1.5"
        />
      </div>
      <button type="submit" className="button">
        {texts.submit}
      </button>
    </form>
  );
}

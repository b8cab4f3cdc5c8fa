import { search as texts } from '~/content/search';

/** The words to look for. */
export function SearchField({ id, value = '' }: { id: string; value?: string }) {
  return (
    <>
      <label htmlFor={id} className="font-bold">
        {texts.label}
      </label>
      <input
        id={id}
        // each search renews the field, so that it shows the words searched for, whatever was typed since
        key={value}
        name="q"
        type="search"
        defaultValue={value}
        minLength={2}
        maxLength={100}
        required
        autoComplete="off"
        enterKeyHint="search"
        className="field-input mt-1.5"
      />
    </>
  );
}

import { I18nContext, useI18nProvider } from 'ra-core';
import { useMemo } from 'react';
import { SelectInput, type SelectInputProps } from 'react-admin';

interface OptionalSelectProps extends SelectInputProps {
  /** The words of the choice that chooses nothing. */
  readonly emptyText: string | undefined;
}

/** A choice of which none need be made. That choice is called what it shows: react-admin would call it 'clear the value'. */
export function OptionalSelect({ emptyText = '', ...input }: OptionalSelectProps) {
  const i18n = useI18nProvider();
  const named = useMemo<typeof i18n>(
    () => ({
      ...i18n,
      translate: (key, options) =>
        key === 'ra.action.clear_input_value' && emptyText !== '' ? emptyText : i18n.translate(key, options),
    }),
    [emptyText, i18n],
  );
  return (
    <I18nContext value={named}>
      <SelectInput {...input} emptyText={emptyText} />
    </I18nContext>
  );
}

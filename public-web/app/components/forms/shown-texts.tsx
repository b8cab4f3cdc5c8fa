import { textVersions } from '@contract/texts/versions';
import type { FormDefinition } from '~/content/types/form';

/** The field's name on the wire. */
export const SHOWN_TEXTS_FIELD = 'textos';

/**
 * The versions of the texts that this page shows, rendered with it: a page that was kept open for a day goes on
 * saying what its reader saw.
 */
export function ShownTexts({ texts }: Pick<FormDefinition, 'texts'>) {
  if (texts.length === 0) return null;
  return <input type="hidden" name={SHOWN_TEXTS_FIELD} value={texts.map((name) => textVersions[name]).join(' ')} />;
}

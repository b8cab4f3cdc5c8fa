import { textVersions } from '@contract/texts/versions';
import { useRootData } from '~/lib/pages/root-data';
import type { FormDefinition } from '~/content/types/form';

/** The field's name on the wire. */
export const SHOWN_TEXTS_FIELD = 'textos';

/**
 * The versions of the texts that this page shows, rendered with it: a page that was kept open for a day goes on
 * saying what its reader saw.
 */
export function ShownTexts({ texts }: Pick<FormDefinition, 'texts'>) {
  const { texts: present } = useRootData();
  if (texts.length === 0) return null;
  const versions = texts.map((name) => present?.[name] ?? textVersions[name]);
  return <input type="hidden" name={SHOWN_TEXTS_FIELD} value={versions.join(' ')} />;
}

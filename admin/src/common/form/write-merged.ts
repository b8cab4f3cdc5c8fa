import { HttpError } from 'ra-core';
import { formatMoment } from '../dates/format-date.js';
import { mergeValues } from './merge-values.js';
import type { FormValues } from './record-editor.js';

/** The values that somebody else has saved since the person read the record. */
export interface Theirs {
  readonly values: FormValues;
  /** The name of who saved it, where it is known. */
  readonly who: string | null | undefined;
  readonly when: string | null | undefined;
}

/** Two people have changed the same fields. */
export interface Conflict {
  /** The person's values, with the changes that only the other person made. */
  readonly merged: FormValues;
  readonly disputed: readonly string[];
  readonly theirs: Theirs;
}

interface Writing<Saved> {
  readonly fields: readonly string[];
  /** The values that the person started from. */
  readonly base: FormValues;
  readonly values: FormValues;
  readonly write: (values: FormValues) => Promise<Saved>;
  /** Reads the stored values; undefined for a new record, which nobody else can have saved. */
  readonly read: (() => Promise<Theirs>) | undefined;
  /** Told that the changes of somebody else were put together with the person's. */
  readonly onTogether: (theirs: Theirs) => void;
}

/**
 * Saves. Where somebody else has saved since it was read, the changes of both go together; what both have changed comes
 * back as a conflict, and nothing is saved before that is decided.
 * @throws whatever refuses it for another reason
 */
export async function writeMerged<Saved>(
  writing: Writing<Saved>,
): Promise<{ readonly saved: Saved } | { readonly conflict: Conflict }> {
  const { fields, base, values, write, read, onTogether } = writing;
  try {
    return { saved: await write(values) };
  } catch (error) {
    if (read === undefined || !(error instanceof HttpError) || error.status !== 409) throw error;
    const theirs = await read();
    const versao: unknown = theirs.values['versao'];
    // refused for something else than an earlier version
    if (versao === values['versao']) throw error;
    const { merged, disputed } = mergeValues(fields, { base, mine: values, theirs: theirs.values });
    if (disputed.length > 0) return { conflict: { merged, disputed, theirs } };
    onTogether(theirs);
    return await writeMerged({ ...writing, base: theirs.values, values: { ...merged, versao } });
  }
}

/** 'Rita Exemplo guardou alterações (05-06-2026 10:30)'. */
export function whoSaved({ who, when }: Theirs): string {
  return `${who ?? 'Outra pessoa'} guardou alterações${when == null ? '' : ` (${formatMoment(when)})`}`;
}

/** Says that somebody else's changes were merged with the person's. */
export const togetherWords = (theirs: Theirs): string => `${whoSaved(theirs)} entretanto: ficaram juntas com as suas.`;

import { HttpError } from 'ra-core';
import { formatMoment } from '../dates/format-date.js';
import type { FormValues } from './form-values.js';
import { mergeValues } from './merge-values.js';

/** What somebody else has saved since a person read it. */
export interface Theirs {
  readonly values: FormValues;
  /** The name of who saved it, where it is known. */
  readonly who: string | null | undefined;
  readonly when: string | null | undefined;
}

/** Two people have changed the same fields. */
export interface Conflict {
  /** What the person has typed, with what the other one alone has changed. */
  readonly merged: FormValues;
  readonly disputed: readonly string[];
  readonly theirs: Theirs;
}

interface Writing<Saved> {
  readonly fields: readonly string[];
  /** What the person had before them when they began. */
  readonly base: FormValues;
  readonly values: FormValues;
  readonly write: (values: FormValues) => Promise<Saved>;
  /** What is stored now; nobody else can have saved what is only being made. */
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

/** What is said of changes that went together. */
export const togetherWords = (theirs: Theirs): string => `${whoSaved(theirs)} entretanto: ficaram juntas com as suas.`;

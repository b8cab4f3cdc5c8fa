import { HttpError, type RaRecord, useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { Plan } from '../../data-provider/calls.js';
import { fieldErrors } from '../../data-provider/field-errors.js';
import { asksForPassword } from '../../data-provider/recent-password.js';
import { draftsMeta } from '../../publishing/situation.js';
import { formatMoment } from '../dates/format-date.js';
import { useSection } from '../section/section-context.js';
import { useOneAtATime } from '../use-one-at-a-time.js';
import { useCalls } from '../use-read.js';
import { isTriedAgain, useTryAgain } from '../use-try-again.js';
import { failureSentence } from '../why-not-sent.js';
import { isSame, mergeValues } from './merge-values.js';
import { bodyOf, type FormValues, type RecordEditor } from './record-editor.js';

/** The values that somebody else has saved since the person read the record. */
interface Theirs {
  readonly values: FormValues;
  readonly who: string | null | undefined;
  readonly when: string | null | undefined;
}

export interface Conflict {
  /** The person's values, with the changes that only the other person made. */
  readonly merged: FormValues;
  readonly disputed: readonly string[];
  readonly theirs: Theirs;
}

interface Saving<Saved> {
  readonly editor: Pick<RecordEditor, 'labels' | 'fields'>;
  readonly write: (values: FormValues, plan: Plan | undefined) => Promise<Saved>;
  /** Reads the stored values; undefined for a new record, which nobody else can have saved. */
  readonly read: (() => Promise<Theirs>) | undefined;
  readonly failure: () => string;
  /** Whether it is certain that a save that failed stored nothing, so that it can be sent again by itself. */
  readonly isRepeatable: (error: unknown) => boolean;
}

type SaveState<Saved> =
  | { readonly kind: 'idle' }
  /** @property message of the failure after which it is saved again by itself */
  | { readonly kind: 'saving'; readonly message?: string | undefined }
  | { readonly kind: 'saved'; readonly plan: Plan | undefined; readonly saved: Saved }
  | { readonly kind: 'failed'; readonly message: string; readonly focused?: Element | null | undefined }
  | ({ readonly kind: 'conflict'; readonly plan: Plan | undefined } & Conflict);

export type Save<Saved = unknown> = ReturnType<typeof useSave<Saved>>;

/**
 * Saves what is typed. Where somebody else has saved since it was read, the changes of both go together; what both have
 * changed becomes a conflict, and nothing is saved before that is decided.
 */
export function useSave<Saved>({ editor, write, read, failure, isRepeatable }: Saving<Saved>) {
  const [state, setState] = useState<SaveState<Saved>>({ kind: 'idle' });
  const [savedCount, setSavedCount] = useState(0);
  const notify = useNotify();
  const { tryAgain, forget } = useTryAgain();
  // the saves since the last good one whose answers were lost, with what each began from: they may be stored
  const lost = useRef(new Map<FormValues, FormValues>());

  const writeMerged = async (values: FormValues, base: FormValues, plan: Plan | undefined): Promise<void> => {
    // without a network nothing can have arrived
    const isOffline = !navigator.onLine;
    try {
      const saved = await write(values, plan);
      lost.current.clear();
      setState({ kind: 'saved', plan, saved });
      setSavedCount((count) => count + 1);
    } catch (error) {
      if (!isOffline && mayBeStored(error)) lost.current.set(values, base);
      if (read === undefined || !(error instanceof HttpError) || error.status !== 409) throw error;
      const theirs = await read();
      const versao: unknown = theirs.values['versao'];
      // refused for something else than an earlier version
      if (versao === values['versao']) throw error;
      const versions = { base, mine: values, theirs: theirs.values };
      const { merged, disputed } = mergeValues(Object.keys(editor.labels), versions, lost.current, editor.fields);
      if (disputed.length > 0) return setState({ kind: 'conflict', plan, merged, disputed, theirs });
      // the first change of a sample makes it one's own
      const isOwn = lost.current.size > 0 && isSame({ ...merged, exemplo: null }, { ...values, exemplo: null });
      if (!isOwn) notify(`${whoSaved(theirs)} entretanto: ficaram juntas com as suas.`);
      await writeMerged({ ...merged, versao }, theirs.values, plan);
    }
  };

  /**
   * Settles with the errors by field where it failed.
   * @param base the values that the person started from
   * @param focused the part of the page that had the focus when it was tried again by itself
   */
  const save = useOneAtATime(async function attempt(
    values: FormValues,
    base: FormValues,
    plan?: Plan,
    focused?: Element | null,
  ) {
    forget();
    const isOffline = !navigator.onLine;
    setState((before) => ({
      kind: 'saving',
      message: focused !== undefined && before.kind === 'failed' ? before.message : undefined,
    }));
    try {
      await writeMerged(values, base, plan);
    } catch (error) {
      if (!asksForPassword(error)) {
        const isSure = isOffline || isRepeatable(error);
        const message = failureSentence(error, failure(), isSure);
        setState({ kind: 'failed', message, focused: isTriedAgain(error) ? focused : undefined });
        const again = () => void attempt(values, base, plan, document.activeElement);
        if (isSure) tryAgain(error, again, failureSentence(error, failure(), false));
        return fieldErrors(error);
      }
      setState({ kind: 'failed', message: `${failure()} A palavra-passe não foi confirmada.` });
    }
    return undefined;
  });

  /** Drops the save that would be tried again by itself: what is typed now is not in it. */
  const giveUp = (): void => {
    const message = forget();
    if (message !== undefined) setState({ kind: 'failed', message });
  };

  return { state, savedCount, save, giveUp, reset: () => setState({ kind: 'idle' }) };
}

/** Saves a record of the section, or a new one, which has no id. */
export function useSaveRecord(editor: RecordEditor, id: RaRecord['id'] | undefined, failure: string) {
  const dataProvider = useCalls();
  const section = useSection();
  const resource = section.name;
  const write = async (typed: FormValues, plan: Plan | undefined): Promise<RaRecord> => {
    const data = bodyOf(editor, typed);
    if (plan === undefined) {
      const answer = await (id === undefined
        ? dataProvider.create<RaRecord>(resource, { data })
        : dataProvider.update<RaRecord>(resource, { id, data, previousData: { id } }));
      return answer.data;
    }
    const { versao, ...conteudo } = data;
    return id === undefined
      ? dataProvider.createDraft(resource, conteudo, plan)
      : dataProvider.saveDraft({ resource, id, versao }, conteudo, plan);
  };
  const read = async (): Promise<Theirs> => {
    const known = id ?? '';
    const { data } = await dataProvider.getOne<RaRecord>(resource, { id: known, meta: draftsMeta(section) });
    const [last] = section.hasBin
      ? await dataProvider.GET('/api/{recurso}/{id}/versoes', { recurso: resource, id: known })
      : [];
    return { values: data, who: last?.por, when: last?.guardadaEm };
  };
  return useSave({
    editor,
    write,
    read: id === undefined ? undefined : read,
    failure: () => failure,
    // one that was only being made may be stored already, where its answer did not arrive
    isRepeatable: (error) => id !== undefined || (error instanceof HttpError && error.status === 401),
  });
}

/** Whether a save that failed may have been stored, because its answer was lost on its way. */
function mayBeStored(error: unknown): boolean {
  return !(error instanceof HttpError) || [0, 408].includes(Number(error.status)) || Number(error.status) >= 500;
}

/** 'Rita Exemplo guardou alterações (05-06-2026 10:30)'. */
export function whoSaved({ who, when }: Theirs): string {
  return `${who ?? 'Outra pessoa'} guardou alterações${when == null ? '' : ` (${formatMoment(when)})`}`;
}

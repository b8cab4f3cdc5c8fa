import { HttpError, type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import type { Plan, StandingRecord } from '../../data-provider/calls.js';
import { fieldErrors } from '../../data-provider/field-errors.js';
import { standingOf } from '../drafts/situation.js';
import { useSection } from '../section/section-context.js';
import { useOneAtATime } from '../use-one-at-a-time.js';
import { useTryAgain } from '../use-try-again.js';
import { failureSentence } from '../why-not-sent.js';
import type { FormMessages } from './form-context.js';
import { bodyOf, type FormValues, type RecordEditor } from './record-editor.js';
import { type Conflict, type Theirs, togetherWords, writeMerged } from './write-merged.js';

type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  /** A plain save, which visitors see at once; `record` is the answer of the API, if it gave one. */
  | { readonly kind: 'saved'; readonly record: RaRecord | undefined }
  | { readonly kind: 'placed'; readonly record: StandingRecord }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'conflict'; readonly plan: Plan | undefined } & Conflict);

interface SaveOptions {
  readonly editor: Pick<RecordEditor, 'labels'>;
  /** The record being edited; undefined when a new one is made. */
  readonly id: RaRecord['id'] | undefined;
  /** The values that the person started from. */
  readonly base: FormValues;
  readonly messages: FormMessages;
}

type FieldErrors = ReturnType<typeof fieldErrors>;

/** The state of a form's saving, and the calls that change it. */
export interface SaveRecord {
  readonly state: SaveState;
  /** How many times it was saved. */
  readonly savedCount: number;
  /**
   * Saves; settles with the errors by field when it failed. While a save is under way, another is not sent.
   * @param plan who is to see it, and when, if that is not all and now
   * @param base what the person had before them, if that is not what they began with
   */
  readonly save: (values: FormValues, plan?: Plan, base?: FormValues) => Promise<FieldErrors | undefined>;
  readonly reset: () => void;
}

/** Saves what is typed for whom a plan says, now or at some moment. */
function place(
  dataProvider: AdminDataProvider,
  { resource, id }: { resource: string; id: RaRecord['id'] | undefined },
  { versao, ...conteudo }: FormValues,
  plan: Plan,
): Promise<StandingRecord> {
  return id === undefined
    ? dataProvider.createDraft(resource, conteudo, plan)
    : dataProvider.saveDraft({ resource, id, versao }, conteudo, plan);
}

/** Creates or updates one record; see {@link writeMerged}. */
export function useSaveRecord({ editor, id, base: first, messages }: SaveOptions): SaveRecord {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [savedCount, setSavedCount] = useState(0);
  const section = useSection();
  const { name: resource } = section;
  const notify = useNotify();
  const { tryAgain, forget } = useTryAgain();

  const send = useCallback(
    async function attempt(values: FormValues, plan?: Plan, base = first): Promise<FieldErrors | undefined> {
      forget();
      // without a network nothing can have arrived
      const isOffline = !navigator.onLine;
      let answer: RaRecord | undefined;
      const write = async (typed: FormValues): Promise<StandingRecord | undefined> => {
        const data = bodyOf(editor, typed);
        if (plan !== undefined) return place(dataProvider, { resource, id }, data, plan);
        ({ data: answer } = await (id === undefined
          ? dataProvider.create<RaRecord>(resource, { data })
          : dataProvider.update<RaRecord>(resource, { id, data, previousData: { id } })));
        return undefined;
      };
      const read = async (): Promise<Theirs> => {
        const known = id ?? '';
        const { data } = await dataProvider.getOne<RaRecord>(resource, { id: known, meta: standingOf(section) });
        const [last] = await dataProvider.versions(resource, known);
        return { values: data, who: last?.por, when: last?.guardadaEm };
      };
      const onTogether = (theirs: Theirs): void =>
        notify('app.verbatim', { type: 'info', messageArgs: { text: togetherWords(theirs) } });
      setState({ kind: 'saving' });
      try {
        const fields = Object.keys(editor.labels);
        const stored = id === undefined ? undefined : read;
        const written = await writeMerged({ fields, base, values, write, read: stored, onTogether });
        if ('conflict' in written) {
          setState({ kind: 'conflict', plan, ...written.conflict });
          return undefined;
        }
        const { saved } = written;
        setState(saved === undefined ? { kind: 'saved', record: answer } : { kind: 'placed', record: saved });
        setSavedCount((count) => count + 1);
        return undefined;
      } catch (error) {
        // one that was only being made may be stored already, where its answer did not arrive
        const isSure = id !== undefined || isOffline || (error instanceof HttpError && error.status === 401);
        setState({ kind: 'failed', message: failureSentence(error, messages.failure, isSure) });
        if (isSure) tryAgain(error, () => void attempt(values, plan, base));
        return fieldErrors(error);
      }
    },
    [dataProvider, section, resource, editor, id, first, notify, messages.failure, tryAgain, forget],
  );

  const save = useOneAtATime(send);
  const reset = useCallback(() => setState({ kind: 'idle' }), []);
  return { state, savedCount, save, reset };
}

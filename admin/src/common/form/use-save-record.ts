import { useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useDataProvider, useNotify } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import type { Plan, StandingRecord } from '../../data-provider/draft-calls.js';
import { useCallback, useState } from 'react';
import { fieldErrors } from '../../data-provider/field-errors.js';
import { standingOf } from '../drafts/situation.js';
import { useSection } from '../section/section-context.js';
import { useOneAtATime } from '../use-one-at-a-time.js';
import { RESUMO_KEY } from '../use-resumo.js';
import { bodyOf } from './body-of.js';
import type { FormValues } from './form-values.js';
import { mergeValues } from './merge-values.js';
import type { FormMessages } from './form-messages.js';
import type { RecordEditor } from './record-editor.js';

/** What came of the last attempt to save. */
type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'placed'; readonly record: StandingRecord }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'conflict' } & Conflict);

/** Two people have changed the same fields. */
interface Conflict {
  /** What the person has typed, with what the other one alone has changed. */
  readonly merged: FormValues;
  readonly disputed: readonly string[];
  readonly theirs: RaRecord;
  readonly plan: Plan | undefined;
}

interface SaveOptions {
  readonly editor: Pick<RecordEditor, 'labels'>;
  /** The record being edited; undefined when a new one is made. */
  readonly id: RaRecord['id'] | undefined;
  /** What the person had before them when they began. */
  readonly base: FormValues;
  readonly messages: FormMessages;
}

type FieldErrors = ReturnType<typeof fieldErrors>;

/** What the saving of a form offers. */
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

const SESSION_ENDED = 'A sua sessão terminou. Entre e volte a guardar: o que escreveu não se perdeu.';

const TOGETHER = 'Outra pessoa guardou alterações entretanto: as dela juntaram-se às suas.';

function failureSentence(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return fallback;
  if (error.status === 401) return SESSION_ENDED;
  return error.status > 0 && error.status < 500 && error.message !== '' ? `${fallback} ${error.message}` : fallback;
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

/**
 * Creates or updates one record. Where somebody else has saved since it was read, the changes of both go together; what
 * both have changed comes back as a conflict, and nothing is saved before that is decided.
 */
export function useSaveRecord({ editor, id, base: first, messages }: SaveOptions): SaveRecord {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [savedCount, setSavedCount] = useState(0);
  const section = useSection();
  const { name: resource } = section;
  const notify = useNotify();

  const send = useCallback(
    async function attempt(values: FormValues, plan?: Plan, base = first): Promise<FieldErrors | undefined> {
      const fail = (error: unknown): FieldErrors | undefined => {
        setState({ kind: 'failed', message: failureSentence(error, messages.failure) });
        return fieldErrors(error);
      };
      setState({ kind: 'saving' });
      const data = bodyOf(editor, values);
      let refused: HttpError;
      try {
        const placed = plan === undefined ? undefined : await place(dataProvider, { resource, id }, data, plan);
        if (placed === undefined) {
          await (id === undefined
            ? dataProvider.create<RaRecord>(resource, { data })
            : dataProvider.update<RaRecord>(resource, { id, data, previousData: { id } }));
        }
        const changed = [[resource], ['rascunhos'], RESUMO_KEY];
        await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
        setState(placed === undefined ? { kind: 'saved' } : { kind: 'placed', record: placed });
        setSavedCount((count) => count + 1);
        return undefined;
      } catch (error) {
        if (id === undefined || !(error instanceof HttpError) || error.status !== 409) return fail(error);
        refused = error;
      }
      let theirs: RaRecord;
      try {
        ({ data: theirs } = await dataProvider.getOne<RaRecord>(resource, { id, meta: standingOf(section) }));
      } catch (error) {
        return fail(error);
      }
      // refused for something else than an earlier version
      if (theirs['versao'] === values['versao']) return fail(refused);
      const { merged, disputed } = mergeValues(Object.keys(editor.labels), { base, mine: values, theirs });
      if (disputed.length > 0) {
        setState({ kind: 'conflict', merged, disputed, theirs, plan });
        return undefined;
      }
      notify('app.verbatim', { type: 'info', messageArgs: { text: TOGETHER } });
      return attempt({ ...merged, versao: theirs['versao'] as unknown }, plan, theirs);
    },
    [dataProvider, queryClient, section, resource, editor, id, first, notify, messages.failure],
  );

  const save = useOneAtATime(send);
  const reset = useCallback(() => setState({ kind: 'idle' }), []);
  return { state, savedCount, save, reset };
}

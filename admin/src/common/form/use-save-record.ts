import { useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useDataProvider } from 'ra-core';
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
import type { FormMessages } from './form-messages.js';
import type { RecordEditor } from './record-editor.js';

/** What came of the last attempt to save. */
type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'placed'; readonly record: StandingRecord }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly mine: FormValues; readonly theirs: RaRecord };

interface SaveOptions {
  readonly editor: Pick<RecordEditor, 'labels'>;
  /** The record being edited; undefined when a new one is made. */
  readonly id: RaRecord['id'] | undefined;
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
   */
  readonly save: (values: FormValues, plan?: Plan) => Promise<FieldErrors | undefined>;
  readonly reset: () => void;
}

const SESSION_ENDED = 'A sua sessão terminou. Entre e volte a guardar: o que escreveu não se perdeu.';

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

/** Creates or updates one record; a stale version changes nothing and comes back as a conflict with both versions. */
export function useSaveRecord({ editor, id, messages }: SaveOptions): SaveRecord {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [savedCount, setSavedCount] = useState(0);
  const section = useSection();
  const { name: resource } = section;

  const send = useCallback(
    async (values: FormValues, plan?: Plan): Promise<FieldErrors | undefined> => {
      const fail = (error: unknown): FieldErrors | undefined => {
        setState({ kind: 'failed', message: failureSentence(error, messages.failure) });
        return fieldErrors(error);
      };
      setState({ kind: 'saving' });
      const data = bodyOf(editor, values);
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
      }
      try {
        const { data: theirs } = await dataProvider.getOne<RaRecord>(resource, { id, meta: standingOf(section) });
        setState({ kind: 'conflict', mine: values, theirs });
        return undefined;
      } catch (error) {
        return fail(error);
      }
    },
    [dataProvider, queryClient, section, resource, editor, id, messages.failure],
  );

  const save = useOneAtATime(send);
  const reset = useCallback(() => setState({ kind: 'idle' }), []);
  return { state, savedCount, save, reset };
}

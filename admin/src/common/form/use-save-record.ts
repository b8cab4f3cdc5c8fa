import { useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useDataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import { RESUMO_KEY } from '../use-resumo.js';
import type { FormMessages } from './form-messages.js';

/** Values as a form holds them. */
export type FormValues = Record<string, unknown>;

/** What came of the last attempt to save. */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly record: RaRecord }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly mine: FormValues; readonly theirs: RaRecord };

interface SaveOptions {
  readonly resource: string;
  /** The record being edited; left out when a new one is made. */
  readonly id?: RaRecord['id'];
  /** Makes the body of the call from the form's values. */
  readonly toBody: (values: FormValues) => FormValues;
  readonly messages: FormMessages;
}

type FieldErrors = Record<string, string>;

/** What the saving of a form offers. */
export interface SaveRecord {
  readonly state: SaveState;
  /** Saves; settles with the errors by field when the API found some. */
  readonly save: (values: FormValues) => Promise<FieldErrors | undefined>;
  readonly reset: () => void;
}

function fieldErrors(error: unknown): FieldErrors | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const body: unknown = error.body;
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return undefined;
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function failureSentence(error: unknown, fallback: string): string {
  const reason = error instanceof HttpError && error.status > 0 && error.status < 500 ? error.message : '';
  return reason === '' ? fallback : `${fallback} ${reason}`;
}

/** Creates or updates one record; a stale version changes nothing and comes back as a conflict with both versions. */
export function useSaveRecord({ resource, id, toBody, messages }: SaveOptions): SaveRecord {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });

  const save = useCallback(
    async (values: FormValues): Promise<FieldErrors | undefined> => {
      setState({ kind: 'saving' });
      const data = toBody(values);
      try {
        const { data: record } = await (id === undefined
          ? dataProvider.create<RaRecord>(resource, { data })
          : dataProvider.update<RaRecord>(resource, { id, data, previousData: { id } }));
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: [resource] }),
          queryClient.invalidateQueries({ queryKey: RESUMO_KEY }),
        ]);
        setState({ kind: 'saved', record });
        return undefined;
      } catch (error) {
        if (id !== undefined && error instanceof HttpError && error.status === 409) {
          const { data: theirs } = await dataProvider.getOne<RaRecord>(resource, { id });
          setState({ kind: 'conflict', mine: values, theirs });
          return undefined;
        }
        setState({ kind: 'failed', message: failureSentence(error, messages.failure) });
        return fieldErrors(error);
      }
    },
    [dataProvider, queryClient, resource, id, toBody, messages.failure],
  );

  const reset = useCallback(() => setState({ kind: 'idle' }), []);
  return { state, save, reset };
}

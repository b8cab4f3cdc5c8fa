import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { Schemas } from '../../api-types.js';
import { useOneAtATime } from '../../common/use-one-at-a-time.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { fieldErrors } from '../../data-provider/field-errors.js';
import { PAGES_KEY } from './use-pages.js';

type Page = Schemas['Pagina'];

/** What a save is for: to wait, or to be seen by visitors. */
export type Intent = 'draft' | 'publish';

/** What came of the last one. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly intent: Intent }
  | { readonly kind: 'failed'; readonly message: string; readonly isConflict: boolean };

const PREFIX = /^conteudo\./;

/** Saves a page's draft and, where it is meant, publishes it; settles with the errors by field when it failed. */
export function useSavePage(first: Page) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const [page, setPage] = useState(first);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });

  const save = useOneAtATime(async (words: object, intent: Intent) => {
    const { chave } = page;
    setState({ kind: 'saving' });
    try {
      let saved = await dataProvider.savePageDraft(chave, {
        conteudo: words as Record<string, unknown>,
        versao: page.versao,
      });
      setPage(saved);
      if (intent === 'publish') {
        saved = await dataProvider.publishPage(chave, { versao: saved.versao });
        setPage(saved);
      }
      await queryClient.invalidateQueries({ queryKey: PAGES_KEY });
      setState({ kind: 'saved', intent });
      return undefined;
    } catch (error) {
      const isConflict = error instanceof HttpError && error.status === 409;
      const message = error instanceof Error ? error.message : '';
      setState({ kind: 'failed', message, isConflict });
      return Object.fromEntries(
        Object.entries(fieldErrors(error)).map(([way, sentence]) => [way.replace(PREFIX, ''), sentence]),
      );
    }
  });

  return { page, state, save };
}

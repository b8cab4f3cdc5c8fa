import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { PageDescription } from '@contract/pages/field';
import type { Schemas } from '../../api-types.js';
import type { FormValues, RecordEditor } from '../../common/form/record-editor.js';
import { type Conflict, type Theirs, togetherWords, writeMerged } from '../../common/form/write-merged.js';
import { useOneAtATime } from '../../common/use-one-at-a-time.js';
import { useTryAgain } from '../../common/use-try-again.js';
import { failureSentence } from '../../common/why-not-sent.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { fieldErrors } from '../../data-provider/field-errors.js';
import { asksForPassword } from '../../data-provider/recent-password.js';

type Page = Schemas['Pagina'];

/** The purpose of a save: to wait, or to be seen by visitors. */
export type Intent = 'draft' | 'publish';

type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly intent: Intent }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'conflict'; readonly intent: Intent } & Conflict);

interface SavePageOptions {
  readonly description: PageDescription;
  readonly editor: RecordEditor;
  /** The page as it was read. */
  readonly first: Page;
}

const notDone = (stored: Page | undefined): string =>
  stored === undefined ? 'Nada foi guardado.' : 'O rascunho ficou guardado e não foi publicado.';

const PREFIX = /^conteudo\./;

/** A page as its form has it: its draft, where there is one, and the version that it is of. */
export function valuesOf({ rascunho, conteudo, versao }: Page): FormValues {
  return { ...(rascunho ?? conteudo), versao };
}

/**
 * Saves a page's draft and, where it is meant, publishes it; see {@link writeMerged}. It settles with the errors by field
 * when it failed.
 */
export function useSavePage({ description: { chave, fields }, editor, first }: SavePageOptions) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const [page, setPage] = useState(first);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const { tryAgain, forget } = useTryAgain();

  // sends the fields of the description alone, whatever else the form holds
  const write = (values: FormValues): Promise<Page> =>
    dataProvider.savePageDraft(chave, {
      conteudo: Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name))),
      versao: Number(values['versao']),
    });
  const read = async (): Promise<Theirs> => {
    const now = await dataProvider.page(chave);
    return { values: valuesOf(now), who: now.alteradoPor, when: now.alteradoEm };
  };
  const onTogether = (theirs: Theirs): void =>
    notify('app.verbatim', { type: 'info', messageArgs: { text: togetherWords(theirs) } });

  /** @param base what the person had before them, if that is not what they began with */
  const save = useOneAtATime(async function attempt(values: FormValues, intent: Intent, base: FormValues) {
    let stored: Page | undefined;
    forget();
    setState({ kind: 'saving' });
    try {
      const written = await writeMerged({ fields: Object.keys(editor.labels), base, values, write, read, onTogether });
      if ('conflict' in written) {
        setState({ kind: 'conflict', intent, ...written.conflict });
        return undefined;
      }
      stored = written.saved;
      if (intent === 'publish') stored = await dataProvider.publishPage(chave, { versao: stored.versao });
      setState({ kind: 'saved', intent });
      return undefined;
    } catch (error) {
      if (asksForPassword(error)) {
        setState({ kind: 'failed', message: `${notDone(stored)} A palavra-passe não foi confirmada.` });
        return undefined;
      }
      setState({ kind: 'failed', message: failureSentence(error, notDone(stored), stored === undefined) });
      if (stored === undefined) tryAgain(error, () => void attempt(values, intent, base));
      return Object.fromEntries(
        Object.entries(fieldErrors(error)).map(([way, sentence]) => [way.replace(PREFIX, ''), sentence]),
      );
    } finally {
      if (stored !== undefined) setPage(stored);
    }
  });

  const goOn = (): void => setState({ kind: 'idle' });
  return { page, state, save, goOn };
}

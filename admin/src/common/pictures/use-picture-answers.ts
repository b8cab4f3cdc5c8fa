import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../account/sentence-of.js';
import type { Fotografia } from '../../api-types.js';
import { pictureCalls } from '../../data-provider/picture-calls.js';
import { RESUMO_KEY } from '../use-resumo.js';
import { type Description, descriptionOf, sentDescription } from './description-fields.js';
import { DebouncedSaver } from './debounced-saver.js';
import { useFotografia } from './use-fotografia.js';

/** The answers to the questions about a picture that has just been uploaded. */
export type PictureAnswers = Pick<Description, 'alt' | 'decorativa' | 'credito'> & { readonly menores: boolean };

/** The result of the last save. */
type SaveState =
  { readonly kind: 'idle' | 'saving' | 'saved' } | { readonly kind: 'failed'; readonly sentence: string };

const FAILURE = 'Não foi possível guardar. Tente novamente.';

/** Holds the answers about a picture and saves them in the background while they are typed. */
export function usePictureAnswers(nome: string): {
  readonly fotografia: Fotografia | undefined;
  readonly answers: PictureAnswers;
  readonly state: SaveState;
  readonly change: (changes: Partial<PictureAnswers>) => void;
  readonly saveNow: () => void;
  /** Shows what is stored again. */
  readonly forgetTyped: () => void;
} {
  const queryClient = useQueryClient();
  const fotografia = useFotografia(nome);
  const [typed, setTyped] = useState<Partial<PictureAnswers>>({});
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const stored = descriptionOf(fotografia);
  const answers = { ...stored, menores: fotografia?.menores ?? false, ...typed };
  const [saver] = useState(
    () =>
      new DebouncedSaver<Parameters<typeof pictureCalls.markPicture>[1]>(async (marks) => {
        setState({ kind: 'saving' });
        try {
          await pictureCalls.markPicture(nome, marks);
          await queryClient.invalidateQueries({ queryKey: ['fotografias'] });
          setState({ kind: 'saved' });
          await queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
        } catch (error) {
          setState({ kind: 'failed', sentence: sentenceOf(error, FAILURE) });
        }
      }),
  );
  useEffect(() => () => saver.flush(), [saver]);

  const change = (changes: Partial<PictureAnswers>): void => {
    const next = { ...answers, ...changes };
    setTyped({ ...typed, ...changes });
    const { vistaEm, vistaPor, ate } = fotografia ?? {};
    const seen = next.menores ? { vistaEm, vistaPor, ate } : {};
    saver.put({ menores: next.menores, ...seen, ...sentDescription({ ...stored, ...next }) });
  };
  return { fotografia, answers, state, change, saveNow: () => saver.flush(), forgetTyped: () => setTyped({}) };
}

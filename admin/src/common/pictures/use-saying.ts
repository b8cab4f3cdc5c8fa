import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../account/sentence-of.js';
import type { Fotografia } from '../../api-types.js';
import { pictureCalls } from '../../data-provider/picture-calls.js';
import { RESUMO_KEY } from '../use-resumo.js';
import { type Description, descriptionOf, sentDescription } from './description-fields.js';
import { SayingKeeper } from './saying-keeper.js';
import { useFotografia } from './use-fotografia.js';

/** The answers to the questions about a picture that has just been uploaded. */
export type Saying = Pick<Description, 'alt' | 'decorativa' | 'credito'> & { readonly menores: boolean };

/** The result of the last save. */
type SayingState =
  { readonly kind: 'idle' | 'saving' | 'saved' } | { readonly kind: 'failed'; readonly sentence: string };

const FAILURE = 'Não foi possível guardar. Tente novamente.';

/** Holds the answers about a picture and saves them in the background while they are typed. */
export function useSaying(nome: string): {
  readonly fotografia: Fotografia | undefined;
  readonly saying: Saying;
  readonly state: SayingState;
  readonly say: (changes: Partial<Saying>) => void;
  readonly saveNow: () => void;
  /** Shows what is stored again. */
  readonly forgetTyped: () => void;
} {
  const queryClient = useQueryClient();
  const fotografia = useFotografia(nome);
  const [typed, setTyped] = useState<Partial<Saying>>({});
  const [state, setState] = useState<SayingState>({ kind: 'idle' });
  const stored = descriptionOf(fotografia);
  const saying = { ...stored, menores: fotografia?.menores ?? false, ...typed };
  const [keeper] = useState(
    () =>
      new SayingKeeper<Parameters<typeof pictureCalls.markPicture>[1]>(async (said) => {
        setState({ kind: 'saving' });
        try {
          await pictureCalls.markPicture(nome, said);
          await queryClient.invalidateQueries({ queryKey: ['fotografias'] });
          setState({ kind: 'saved' });
          await queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
        } catch (error) {
          setState({ kind: 'failed', sentence: sentenceOf(error, FAILURE) });
        }
      }),
  );
  useEffect(() => () => keeper.flush(), [keeper]);

  const say = (changes: Partial<Saying>): void => {
    const next = { ...saying, ...changes };
    setTyped({ ...typed, ...changes });
    const { vistaEm, vistaPor, ate } = fotografia ?? {};
    const seen = next.menores ? { vistaEm, vistaPor, ate } : {};
    keeper.put({ menores: next.menores, ...seen, ...sentDescription({ ...stored, ...next }) });
  };
  return { fotografia, saying, state, say, saveNow: () => keeper.flush(), forgetTyped: () => setTyped({}) };
}

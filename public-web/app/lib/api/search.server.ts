import type { components } from '@contract/api';
import { askApi } from './ask-api.server';
import { formattedText } from '~/lib/words/formatted-text.server';

/** The results of one kind. */
export type Results = components['schemas']['ResultadosDeTipo'];

/** The search that a visitor asks for: words, kind and year. */
export interface Asked {
  q: string;
  tipo: string;
  ano: string;
}

/** The outcome of a search: nothing asked yet, words that the API refuses, results, or an API that cannot say. */
export type Search = { state: 'idle' | 'refused' | 'failed' } | { state: 'found'; results: Results[] };

/** Searches all that is published. */
export async function searchFor({ q, tipo, ano }: Asked): Promise<Search> {
  if (q === '') return { state: 'idle' };
  const query = new URLSearchParams({ q, ...(tipo && { tipo }), ...(ano && { ano }) }).toString();
  const answer = await askApi(`/api/pesquisa?${query}`).catch(() => undefined);
  if (answer?.status === 400) return { state: 'refused' };
  if (!answer?.ok) return { state: 'failed' };
  const results = (answer.json() as Results[]).map((kind) => ({ ...kind, resultados: kind.resultados.map(inWords) }));
  return { state: 'found', results };
}

/** Returns a result with its summary as words alone. */
function inWords(found: Results['resultados'][number]): Results['resultados'][number] {
  return { ...found, resumo: found.resumo && formattedText(found.resumo).plain };
}

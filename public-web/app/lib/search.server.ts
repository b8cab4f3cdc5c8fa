import type { components } from '@contract/api';
import { askApi } from './ask-api.server';
import { formattedText } from './formatted-text.server';

/** What was found of one kind. */
export type Results = components['schemas']['ResultadosDeTipo'];

/** What a visitor asks for. */
export interface Asked {
  q: string;
  tipo: string;
  ano: string;
}

/** What came of it: nothing asked yet, words that are none, what was found, or an API that cannot say. */
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

/** What was found, with its summary as words alone. */
function inWords(found: Results['resultados'][number]): Results['resultados'][number] {
  return { ...found, resumo: found.resumo && formattedText(found.resumo).plain };
}

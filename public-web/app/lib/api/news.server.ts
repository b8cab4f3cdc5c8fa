import { readApi, readOptionalList } from './api.server';
import type { Edicao } from '~/lib/records/edicao';
import { everyEdicao } from './edicoes.server';
import { upcomingEventos } from './eventos.server';
import type { PressRow } from '~/lib/records/press-item';

/** Returns the next event, the newest article and the last project that won; undefined where the API cannot say. */
export async function news() {
  const [events, articles, winner] = await Promise.all([
    upcomingEventos(1).catch(() => undefined),
    readOptionalList<PressRow>('/api/imprensa', { range: '[0,0]' }),
    lastWinner().catch(() => undefined),
  ]);
  return {
    event: events?.[0],
    article: articles?.[0],
    winner: winner ?? undefined,
    isWhole: events !== undefined && articles !== undefined && winner !== undefined,
  };
}

/** Returns the first prize of the newest edition that has one; null where there is none yet. */
async function lastWinner() {
  const editions = await everyEdicao();
  if (editions === undefined) return undefined;
  for (const { chave } of editions) {
    const { anoLetivo, premios, imagens, exemplo } = await readApi<Edicao>(`/api/edicoes/ano-letivo/${chave}`);
    const [award] = premios;
    if (award) return { chave, anoLetivo, award, exemplo, images: imagens };
  }
  return null;
}

import { readOptionalList } from './api.server';
import type { Pergunta } from './pergunta';

/** The questions of a page, in their order; undefined where the API cannot say. */
export function perguntasOf(pagina: Pergunta['pagina']): Promise<Pergunta[] | undefined> {
  return readOptionalList<Pergunta>('/api/perguntas', { filter: JSON.stringify({ pagina }) });
}

import { readOptionalList } from './api.server';
import { formattedText } from '~/lib/words/formatted-text.server';
import type { Pergunta, ShownPergunta } from '~/lib/records/pergunta';

/** The questions of a page, in their order; undefined where the API cannot say. */
export async function perguntasOf(pagina: Pergunta['pagina']): Promise<ShownPergunta[] | undefined> {
  const questions = await readOptionalList<Pergunta>('/api/perguntas', { filter: JSON.stringify({ pagina }) });
  return questions?.map(({ id, pergunta, grupo, exemplo, resposta, imagens }) => ({
    id,
    pergunta,
    grupo,
    exemplo,
    resposta: formattedText(resposta),
    ...(imagens && { imagens }),
  }));
}

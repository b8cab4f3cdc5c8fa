import { perguntaInput } from '@contract/limits/pergunta-input';
import type { Pergunta } from '../../api-types.js';

const names: Readonly<Record<Pergunta['pagina'], string>> = {
  faq: 'Perguntas frequentes',
  'concurso-anual': 'Desafio Escolar',
};

/** The pages of the site that have questions; each is at its own name. */
export const questionPages = perguntaInput.pagina.enum.map((id) => ({ id, name: names[id] }));

/** The name of a page, or the value itself where it is unknown. */
export function questionPageName(pagina: unknown): string {
  return questionPages.find(({ id }) => id === pagina)?.name ?? String(pagina);
}

import { perguntaInput } from '@contract/limits/pergunta-input';
import type { Pergunta } from '../../api-types.js';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { reviewedBy } from '../../publishing/reviewed.js';

const pageNames: Readonly<Record<Pergunta['pagina'], string>> = {
  faq: 'Perguntas frequentes',
  'concurso-anual': 'Desafio Escolar',
};

/** The pages of the site that have questions; each is at its own name. */
export const questionPages = perguntaInput.pagina.enum.map((id) => ({ id, name: pageNames[id] }));

const labels = {
  pagina: 'Página',
  grupo: 'Grupo',
  pergunta: 'Pergunta',
  resposta: 'Resposta',
  exemplo: 'Conteúdo de exemplo',
} as const;

export const questionEditor = {
  labels,
  limits: perguntaInput,
  views: { pagina: questionPageName },
  reviewed: reviewedBy(labels, { exemplo: 'sample', grupo: 'text', pergunta: 'text', resposta: 'formatted' }),
} satisfies RecordEditor;

export function questionPageName(pagina: unknown): string {
  return questionPages.find(({ id }) => id === pagina)?.name ?? String(pagina);
}

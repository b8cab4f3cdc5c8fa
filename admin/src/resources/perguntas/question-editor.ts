import { perguntaInput } from '@contract/limits/pergunta-input';
import type { Pergunta } from '../../api-types.js';
import { choicesOf } from '../../common/form/choices.js';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { reviewedBy } from '../../publishing/reviewed.js';

export const pageNames: Readonly<Record<Pergunta['pagina'], string>> = {
  faq: 'Perguntas frequentes',
  'concurso-anual': 'Desafio Escolar',
};

/** The pages of the site that have questions; each is at its own name. */
export const questionPages = choicesOf(pageNames);

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
  views: { pagina: (pagina) => pageNames[pagina as Pergunta['pagina']] ?? String(pagina) },
  reviewed: reviewedBy(labels, { exemplo: 'sample', grupo: 'text', pergunta: 'text', resposta: 'formatted' }),
} satisfies RecordEditor;

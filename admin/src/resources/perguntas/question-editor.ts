import { perguntaInput } from '@contract/limits/pergunta-input';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { reviewedBy } from '../../common/review/reviewed.js';
import { questionPageName } from './question-pages.js';

const labels = {
  pagina: 'Página',
  grupo: 'Grupo',
  pergunta: 'Pergunta',
  resposta: 'Resposta',
  exemplo: 'Conteúdo de exemplo',
} as const;

/** The fields of a question. */
export const questionEditor = {
  labels,
  limits: perguntaInput,
  views: { pagina: questionPageName },
  reviewed: reviewedBy(labels, {
    exemplo: 'sample',
    grupo: 'text',
    pergunta: 'text',
    resposta: 'formatted',
  }),
} satisfies RecordEditor;

import { membroInput } from '@contract/limits/membro-input';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';

const labels = {
  nome: 'Nome',
  estado: 'Estado',
  testemunho: 'Testemunho',
  img: 'Imagem',
  rascunho: 'Visibilidade',
  exemplo: 'Conteúdo de exemplo',
} as const;

/** The fields of a member. */
export const memberEditor = {
  labels,
  limits: membroInput,
  views: { img: valueViews.image, rascunho: (isDraft) => (isDraft === true ? 'Rascunho' : 'Publicado') },
} satisfies RecordEditor;

import { membroInput } from '@contract/limits/membro-input';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { type Reviewed, reviewedBy } from '../../publishing/reviewed.js';
import { valueViews } from '../../common/form/value-views.js';

const labels = {
  nome: 'Nome',
  estado: 'Estado',
  testemunho: 'Testemunho',
  img: 'Imagem',
  rascunho: 'Visibilidade',
  exemplo: 'Conteúdo de exemplo',
} as const;

const inWords = reviewedBy(labels, { exemplo: 'sample', nome: 'text', estado: 'text', testemunho: 'text' });
const withPicture = reviewedBy(labels, { img: 'emblem' });

/** The picture of a testimonial that waits is seen to when somebody approves it. */
function reviewed(values: Readonly<Record<string, unknown>>): Reviewed[] {
  return [...inWords(values), ...(values['rascunho'] === true ? [] : withPicture(values))];
}

export const memberEditor = {
  labels,
  limits: membroInput,
  views: { img: valueViews.image, rascunho: (isDraft) => (isDraft === true ? 'Rascunho' : 'Publicado') },
  isPublic: ({ rascunho }) => rascunho !== true,
  reviewed,
} satisfies RecordEditor;

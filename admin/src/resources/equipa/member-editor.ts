import { membroInput } from '@contract/limits/membro-input';
import { editorOf, type RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { reviewedBy } from '../../publishing/reviewed.js';

const editor = editorOf(
  membroInput,
  { nome: 'Nome', estado: 'Estado', testemunho: 'Testemunho', img: 'Imagem', rascunho: 'Visibilidade' },
  { nome: 'text', estado: 'text', testemunho: 'text' },
  { img: valueViews.image, rascunho: (isDraft) => (isDraft === true ? 'Rascunho' : 'Publicado') },
);
const withPicture = reviewedBy(editor.labels, { img: 'emblem' });

export const memberEditor = {
  ...editor,
  isPublic: ({ rascunho }) => rascunho !== true,
  // the picture of a testimonial that waits is seen to when somebody approves it
  reviewed: (values) => [...editor.reviewed(values), ...(values['rascunho'] === true ? [] : withPicture(values))],
} satisfies RecordEditor;

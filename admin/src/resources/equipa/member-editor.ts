import { membroInput } from '@contract/limits/membro-input';
import { editorOf, type RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { stateWords } from '../../publishing/situation.js';

const editor = editorOf(membroInput, {
  nome: { label: 'Nome', review: 'text' },
  estado: { label: 'Estado', review: 'text' },
  testemunho: { label: 'Testemunho', review: 'text' },
  img: {
    label: 'Imagem',
    view: valueViews.image,
    // the picture of a testimonial that waits is seen to when somebody approves it
    review: ({ rascunho }) => (rascunho === true ? undefined : 'emblem'),
  },
  rascunho: { label: 'Visibilidade', view: (isDraft) => stateWords[isDraft === true ? 'rascunho' : 'publicado'] },
});

export const memberEditor = { ...editor, isPublic: ({ rascunho }) => rascunho !== true } satisfies RecordEditor;

import { membroInput } from '@contract/limits/membro-input';
import { editorOf, type RecordEditor } from '../../common/form/record-editor.js';
import { stateWords } from '../../publishing/situation.js';

const editor = editorOf(membroInput, {
  nome: { label: 'Nome', review: 'text', isRequired: true },
  estado: { label: 'Estado', review: 'text', placeholder: 'Ex: Atual ou 2025-2026', isRequired: true },
  testemunho: { label: 'Testemunho', review: 'text', rows: 3, isRequired: true },
  img: {
    label: 'Imagem',
    kind: 'image',
    isRequired: true,
    isTitled: true,
    // the picture of a testimonial that waits is seen to when somebody approves it
    review: ({ rascunho }) => (rascunho === true ? undefined : 'emblem'),
  },
  rascunho: { label: 'Visibilidade', view: (isDraft) => stateWords[isDraft === true ? 'rascunho' : 'publicado'] },
});

export const memberEditor = { ...editor, isPublic: ({ rascunho }) => rascunho !== true } satisfies RecordEditor;

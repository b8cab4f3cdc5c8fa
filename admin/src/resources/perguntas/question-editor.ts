import { perguntaInput } from '@contract/limits/pergunta-input';
import type { Pergunta } from '../../api-types.js';
import { choicesOf } from '../../common/form/choices.js';
import { editorOf } from '../../common/form/record-editor.js';

export const pageNames: Readonly<Record<Pergunta['pagina'], string>> = {
  faq: 'Perguntas frequentes',
  'concurso-anual': 'Desafio Escolar',
};

/** The pages of the site that have questions; each is at its own name. */
export const questionPages = choicesOf(pageNames);

export const questionEditor = editorOf(perguntaInput, {
  pagina: { label: 'Página', view: (pagina) => pageNames[pagina as Pergunta['pagina']] ?? String(pagina) },
  grupo: { label: 'Grupo', review: 'text' },
  pergunta: { label: 'Pergunta', review: 'text' },
  resposta: { label: 'Resposta', review: 'formatted' },
});

import { perguntaInput } from '@contract/limits/pergunta-input';
import type { Pergunta } from '../../api-types.js';
import { choiceOf, editorOf } from '../../common/form/record-editor.js';

export const pageNames: Readonly<Record<Pergunta['pagina'], string>> = {
  faq: 'Perguntas frequentes',
  'concurso-anual': 'Desafio Escolar',
};

/** The pages of the site that have questions; each is at its own name. */
const page = choiceOf(pageNames);
export const questionPages = page.choices;

export const questionEditor = editorOf(perguntaInput, {
  pagina: { label: 'Página', ...page, first: 'faq', isRequired: true, hint: 'A página do site em que aparece' },
  grupo: { label: 'Grupo', review: 'text', hint: 'Opcional: o título sob o qual aparece' },
  pergunta: { label: 'Pergunta', review: 'text', isRequired: true, isWide: true },
  resposta: { label: 'Resposta', kind: 'formatted', hint: 'Curta', isRequired: true },
});

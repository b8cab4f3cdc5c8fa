import { colegaInput } from '@contract/limits/colega-input';
import { escolaInput } from '@contract/limits/escola-input';
import { paginaEscolaPedido } from '@contract/limits/pagina-escola-pedido';
import type { FormDefinition } from '../types/form.ts';
import { email } from './fields/email.ts';
import { telefone } from './fields/telefone.ts';
import { linkUndone } from './texts.ts';

const messages = {
  invalid: 'Há respostas por corrigir',
  failure: 'Erro ao enviar. Tente novamente.',
  network: 'Erro de rede ou servidor fora do ar. O que escreveu continua aqui.',
} as const;

/** Asks for the link to the page of one's school. */
export const askOwnPageForm: FormDefinition = {
  id: 'desafio',
  endpoint: '/api/desafio',
  encoding: 'json',
  captcha: 'silent',
  screened: false,
  texts: [],
  limits: paginaEscolaPedido,
  fields: [{ ...email, half: false }],
  submit: { idle: 'Pedir a ligação', busy: 'A pedir a ligação…' },
  messages: {
    ...messages,
    success: 'Se o endereço estiver certo, recebe em poucos minutos um e-mail com a ligação.',
    undone: linkUndone(),
  },
};

/** Corrects the facts of a school. */
export const schoolForm: FormDefinition = {
  id: 'escola',
  endpoint: '/api/desafio',
  method: 'PATCH',
  encoding: 'json',
  captcha: 'none',
  screened: false,
  texts: [],
  limits: escolaInput,
  fields: [
    {
      name: 'escola',
      label: 'Nome da escola',
      kind: 'text',
      required: 'Escreva o nome da escola.',
      autoComplete: 'organization',
    },
    { name: 'distrito', label: 'Distrito', kind: 'select', half: true },
    { name: 'ciclo', label: 'Ciclo', kind: 'select', half: true },
    { name: 'turmas', label: 'Quantas turmas', kind: 'number', half: true },
    { name: 'alunos', label: 'Quantos alunos', kind: 'number', half: true },
    {
      name: 'professor',
      label: 'Professor responsável',
      kind: 'text',
      required: 'Escreva o nome do professor responsável.',
      autoComplete: 'name',
      half: true,
    },
    { ...telefone, required: 'Escreva o telefone.' },
  ],
  submit: { idle: 'Guardar os dados', busy: 'A guardar…' },
  messages: { ...messages, success: 'Os dados da escola ficaram guardados.' },
};

/** Gives a colleague a link of their own. */
export const colleagueForm: FormDefinition = {
  id: 'colega',
  endpoint: '/api/desafio',
  encoding: 'json',
  captcha: 'none',
  screened: false,
  texts: [],
  limits: colegaInput,
  fields: [{ ...email, label: 'E-mail do colega', required: 'Escreva o e-mail do colega.', autoComplete: 'off' }],
  submit: { idle: 'Enviar a ligação ao colega', busy: 'A enviar…' },
  messages: {
    ...messages,
    success: 'Enviámos a ligação ao seu colega.',
    undone: linkUndone('A ligação não chega ao seu colega.'),
  },
};

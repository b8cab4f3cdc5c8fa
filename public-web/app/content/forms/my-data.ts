import { periods } from '@contract/periods';
import { corrigirDadosInput } from '@contract/limits/corrigir-dados-input';
import { meusDadosInput } from '@contract/limits/meus-dados-input';
import type { FormDefinition } from '../types/form.ts';
import { email } from './fields/email.ts';
import { telefone } from './fields/telefone.ts';
import { linkUndone } from './texts.ts';

const messages = {
  invalid: 'Há respostas por corrigir',
  failure: 'Erro ao enviar. Tente novamente.',
  network: 'Erro de rede ou servidor fora do ar.',
} as const;

/** Asks for the link to one's own data. */
export const askDataForm: FormDefinition = {
  id: 'os-meus-dados',
  endpoint: '/api/os-meus-dados',
  encoding: 'json',
  captcha: 'silent',
  screened: false,
  texts: [],
  limits: meusDadosInput,
  fields: [{ ...email, half: false }],
  submit: { idle: 'Pedir a ligação', busy: 'A pedir a ligação…' },
  messages: {
    ...messages,
    success: `Se o endereço estiver certo, recebe em poucos minutos um e-mail com uma ligação, válida durante ${periods.ownDataMinutes} minutos.`,
    undone: linkUndone(),
  },
};

/** Corrects how one is called and reached in one record. */
export const correctDataForm: FormDefinition = {
  id: 'corrigir',
  endpoint: '/api/os-meus-dados',
  method: 'PATCH',
  encoding: 'json',
  captcha: 'none',
  screened: false,
  texts: [],
  limits: corrigirDadosInput,
  fields: [
    { name: 'nome', label: 'Nome', kind: 'text', required: 'Escreva o seu nome.', autoComplete: 'name', half: true },
    telefone,
  ],
  submit: { idle: 'Guardar a correção', busy: 'A guardar…' },
  messages: { ...messages, success: 'Corrigido. Enviámos-lhe um recibo por e-mail.', unmailed: 'Corrigido.' },
};

/** Erases all, once. */
export const eraseDataForm: FormDefinition = {
  id: 'apagar',
  endpoint: '/api/os-meus-dados',
  method: 'DELETE',
  encoding: 'json',
  captcha: 'none',
  screened: false,
  texts: [],
  limits: {},
  fields: [
    {
      name: 'confirmo',
      label: 'Quero apagar tudo e sei que não se pode voltar atrás',
      kind: 'checkbox',
      required: 'Confirme que quer apagar os seus dados.',
      unsent: true,
    },
  ],
  submit: { idle: 'Apagar tudo', busy: 'A apagar…' },
  messages: { ...messages, success: 'Feito. Enviámos-lhe um recibo por e-mail.', unmailed: 'Feito.' },
  once: true,
};

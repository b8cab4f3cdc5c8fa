import { inscricaoInput } from '@contract/limits/inscricao-input';
import type { FormDefinition } from '../types/form.ts';
import { documento } from './fields/documento.ts';
import { email } from './fields/email.ts';
import { nome } from './fields/nome.ts';
import { privacidade } from './fields/privacidade.ts';
import { telefone } from './fields/telefone.ts';
import { SENT_AFTER_MS } from './sent-after.ts';
import { submissionMessages } from './submission-messages.ts';

export const inscricaoForm: FormDefinition = {
  id: 'inscricao',
  endpoint: '/festival',
  encoding: 'multipart',
  captcha: 'box',
  kept: true,
  screened: true,
  texts: ['privacidade'],
  constants: { captcha: 'true' },
  limits: inscricaoInput,
  fields: [
    {
      name: 'nomeEscola',
      label: 'Nome da escola',
      kind: 'text',
      required: 'Escreva o nome da escola.',
      autoComplete: 'organization',
    },
    {
      name: 'emailEscola',
      label: 'E-mail da escola',
      kind: 'email',
      required: 'Escreva o e-mail da escola.',
    },
    {
      name: 'morada',
      label: 'Morada',
      kind: 'text',
      required: 'Escreva a morada da escola.',
      autoComplete: 'street-address',
    },
    {
      name: 'codigoPostal',
      label: 'Código postal',
      hint: 'Por exemplo, 4400-001.',
      kind: 'text',
      required: 'Escreva o código postal.',
      autoComplete: 'postal-code',
      format: { kind: 'codigoPostal', sentence: 'Escreva os sete algarismos do código postal, como 4400-001.' },
    },
    {
      ...nome,
      name: 'nomeResponsavel',
      label: 'Nome do responsável',
      required: 'Escreva o nome do responsável.',
      half: false,
    },
    {
      ...email,
      name: 'emailResponsavel',
      label: 'E-mail do responsável',
      required: 'Escreva o e-mail do responsável.',
    },
    {
      ...telefone,
      name: 'contactoTelefonico',
      label: 'Contacto telefónico',
      required: 'Escreva o contacto telefónico.',
    },
    {
      name: 'descricao',
      label: 'Em que se vai concentrar o projeto',
      kind: 'textarea',
      required: 'Descreva em que se vai concentrar o projeto.',
    },
    {
      ...documento,
      name: 'cv',
      label: 'Documento sobre o projeto',
      hint: 'Se já tiver um plano ou uma apresentação: um PDF com {mb} MB, no máximo.',
    },
    privacidade,
  ],
  submit: { idle: 'Inscrever a escola', busy: 'A inscrever a escola…' },
  messages: submissionMessages,
  sent: {
    to: '/concurso-anual/obrigado',
    afterMs: SENT_AFTER_MS,
    resource: 'festival',
    addressField: 'emailResponsavel',
  },
};

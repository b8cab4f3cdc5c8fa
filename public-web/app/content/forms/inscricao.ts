import type { FormDefinition } from '../types/form.ts';
import { documento, email, nome, privacidade } from './fields.ts';
import { submissionMessages } from './submission-messages.ts';

export const inscricaoForm: FormDefinition = {
  id: 'inscricao',
  endpoint: '/festival',
  encoding: 'multipart',
  captcha: true,
  constants: { captcha: 'true' },
  fields: [
    {
      name: 'nomeEscola',
      label: 'Nome da escola',
      kind: 'text',
      required: 'Escreva o nome da escola.',
      maxLength: 200,
      autoComplete: 'organization',
    },
    {
      name: 'emailEscola',
      label: 'E-mail da escola',
      kind: 'email',
      required: 'Escreva o e-mail da escola.',
      maxLength: 254,
    },
    {
      name: 'morada',
      label: 'Morada',
      kind: 'text',
      required: 'Escreva a morada da escola.',
      maxLength: 300,
      autoComplete: 'street-address',
    },
    {
      name: 'codigoPostal',
      label: 'Código postal',
      hint: 'Por exemplo, 4400-001.',
      kind: 'text',
      required: 'Escreva o código postal.',
      maxLength: 20,
      autoComplete: 'postal-code',
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
      name: 'contactoTelefonico',
      label: 'Contacto telefónico',
      kind: 'tel',
      required: 'Escreva o contacto telefónico.',
      maxLength: 30,
      autoComplete: 'tel',
      half: true,
    },
    {
      name: 'descricao',
      label: 'Em que se vai concentrar o projeto',
      kind: 'textarea',
      required: 'Descreva em que se vai concentrar o projeto.',
      maxLength: 5000,
    },
    { ...documento, name: 'cv' },
    privacidade,
  ],
  submit: { idle: 'Inscrever a escola', busy: 'A inscrever a escola…' },
  messages: submissionMessages,
  redirect: { to: '/concurso-anual', afterMs: 3000 },
};

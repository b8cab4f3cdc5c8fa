import { contactoInput } from '@contract/limits/contacto-input';
import type { FormDefinition } from '../types/form.ts';
import { documento } from './fields/documento.ts';
import { email } from './fields/email.ts';
import { nome } from './fields/nome.ts';
import { privacidade } from './fields/privacidade.ts';
import { SENT_AFTER_MS } from './sent-after.ts';
import { submissionMessages } from './submission-messages.ts';

export const contactForm: FormDefinition = {
  id: 'contacto',
  endpoint: '/contactos',
  encoding: 'multipart',
  captcha: 'box',
  kept: true,
  screened: true,
  texts: ['privacidade'],
  limits: contactoInput,
  fields: [
    nome,
    email,
    { name: 'assunto', label: 'Assunto', kind: 'text', required: 'Escreva o assunto.' },
    { name: 'descricao', label: 'Mensagem', kind: 'textarea', required: 'Escreva a sua mensagem.' },
    { ...documento, hint: 'O que ajude a perceber, como um programa ou um convite: um PDF com {mb} MB, no máximo.' },
    privacidade,
  ],
  submit: { idle: 'Enviar mensagem', busy: 'A enviar a mensagem…' },
  messages: submissionMessages,
  sent: { to: '/contacte-nos/obrigado', afterMs: SENT_AFTER_MS, resource: 'contactos' },
};

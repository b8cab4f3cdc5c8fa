import type { FormDefinition } from '../types/form.ts';
import { documento, email, nome, privacidade } from './fields.ts';
import { submissionMessages } from './submission-messages.ts';

export const contactForm: FormDefinition = {
  id: 'contacto',
  endpoint: '/contactos',
  encoding: 'multipart',
  captcha: true,
  fields: [
    nome,
    email,
    { name: 'assunto', label: 'Assunto', kind: 'text', required: 'Escreva o assunto.', maxLength: 200 },
    { name: 'descricao', label: 'Mensagem', kind: 'textarea', required: 'Escreva a sua mensagem.', maxLength: 5000 },
    documento,
    privacidade,
  ],
  submit: { idle: 'Enviar mensagem', busy: 'A enviar a mensagem…' },
  messages: submissionMessages,
};

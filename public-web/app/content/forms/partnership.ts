import { oportunidadeInput } from '@contract/limits/oportunidade-input';
import { newsletterNotice } from '@contract/texts/newsletter';
import type { FormDefinition } from '../types/form.ts';
import { documento } from './fields/documento.ts';
import { email } from './fields/email.ts';
import { nome } from './fields/nome.ts';
import { privacidade } from './fields/privacidade.ts';
import { SENT_AFTER_MS } from './sent-after.ts';
import { submissionMessages } from './submission-messages.ts';

export const partnershipForm: FormDefinition = {
  id: 'parceria',
  endpoint: '/oportunidades',
  encoding: 'multipart',
  captcha: 'box',
  kept: true,
  screened: true,
  texts: ['privacidade', 'newsletter'],
  limits: oportunidadeInput,
  fields: [
    nome,
    email,
    {
      name: 'motivo',
      label: 'Motivo do contacto',
      kind: 'select',
      required: 'Escolha o motivo do contacto.',
    },
    { name: 'descricao', label: 'Descrição', kind: 'textarea', required: 'Escreva a descrição.' },
    {
      ...documento,
      label: 'Documento sobre a proposta',
      hint: 'Se já tiver, uma apresentação da entidade ou da ideia: um PDF com {mb} MB, no máximo.',
    },
    { name: 'newsletter', label: 'Quero receber a newsletter.', hint: newsletterNotice, kind: 'checkbox' },
    privacidade,
  ],
  submit: { idle: 'Enviar', busy: 'Enviando...' },
  messages: submissionMessages,
  sent: { to: '/form-parcerias/obrigado', afterMs: SENT_AFTER_MS, resource: 'oportunidades' },
};

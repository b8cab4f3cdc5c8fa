import type { FormDefinition } from '../types/form.ts';
import { documento, email, nome, privacidade } from './fields.ts';
import { submissionMessages } from './submission-messages.ts';

export const partnershipForm: FormDefinition = {
  id: 'parceria',
  endpoint: '/oportunidades',
  encoding: 'multipart',
  captcha: true,
  fields: [
    nome,
    email,
    {
      name: 'motivo',
      label: 'Motivo do contacto',
      kind: 'select',
      required: 'Escolha o motivo do contacto.',
      options: [
        'Apresentar uma ideia de parceria',
        'Parceria institucional ou apoio financeiro',
        'Saber mais sobre parcerias',
        'Outro',
      ],
    },
    { name: 'descricao', label: 'Descrição', kind: 'textarea', required: 'Escreva a descrição.', maxLength: 5000 },
    documento,
    { name: 'newsletter', label: 'Quero receber a newsletter.', kind: 'checkbox' },
    privacidade,
  ],
  submit: { idle: 'Enviar', busy: 'Enviando...' },
  messages: submissionMessages,
};

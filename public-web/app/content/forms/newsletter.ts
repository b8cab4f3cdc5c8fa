import { newsletterInput } from '@contract/limits/newsletter-input';
import { newsletterNotice } from '@contract/texts/newsletter';
import type { FormDefinition } from '../types/form.ts';
import { email } from './fields/email.ts';
import { nome } from './fields/nome.ts';
import { privacyLink } from './fields/privacidade.ts';

export const newsletterForm: FormDefinition = {
  id: 'newsletter',
  endpoint: '/api/newsletter',
  encoding: 'json',
  captcha: 'box',
  kept: true,
  screened: false,
  texts: ['newsletter', 'privacidade'],
  notice: { text: newsletterNotice, link: privacyLink },
  limits: newsletterInput,
  // In the footer it stands on pages of both forms of address.
  fields: [
    { ...nome, required: 'Falta o nome.' },
    { ...email, required: 'Falta o e-mail.' },
  ],
  submit: { idle: 'Subscrever', busy: 'A subscrever…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    success:
      'Subscrição enviada com sucesso! Falta um passo: abrir o e-mail que acabámos de enviar e carregar no botão para confirmar.',
    unmailed: 'Subscrição enviada com sucesso!',
    undone: {
      title: 'Ficou por confirmar.',
      detail: 'O site não está a enviar e-mails: por agora, a ligação para confirmar a subscrição não lhe chega.',
    },
    failure: 'Erro ao enviar. Tente novamente.',
    serverSentence: false,
    network: 'Erro de rede ou servidor fora do ar.',
  },
};

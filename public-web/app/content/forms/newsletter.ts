import { newsletterInput } from '@contract/limits/newsletter-input';
import { newsletter } from '@contract/texts/newsletter';
import type { FormDefinition } from '../types/form.ts';
import { email } from './fields/email.ts';
import { nome } from './fields/nome.ts';
import { privacyLink } from './fields/privacidade.ts';

export const newsletterForm: FormDefinition = {
  id: 'newsletter',
  endpoint: '/api/newsletter',
  encoding: 'json',
  captcha: 'box',
  screened: false,
  texts: ['newsletter', 'privacidade'],
  notice: { text: newsletter, link: privacyLink },
  limits: newsletterInput,
  fields: [nome, email],
  submit: { idle: 'Subscrever', busy: 'A subscrever…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    success: 'Subscrição enviada com sucesso!',
    failure: 'Erro ao enviar. Tente novamente.',
    serverSentence: false,
    network: 'Erro de rede ou servidor fora do ar.',
  },
};

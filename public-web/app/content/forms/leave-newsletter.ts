import { newsletterCancelarInput } from '@contract/limits/newsletter-cancelar-input';
import type { FormDefinition } from '../types/form.ts';
import { email } from './fields/email.ts';
import { linkUndone } from './texts.ts';

/** Asks for the link that cancels the newsletter. */
export const leaveNewsletterForm: FormDefinition = {
  id: 'cancelar-newsletter',
  endpoint: '/api/newsletter/cancelar',
  encoding: 'json',
  captcha: 'silent',
  screened: false,
  texts: [],
  limits: newsletterCancelarInput,
  fields: [{ ...email, half: false }],
  submit: { idle: 'Pedir a ligação', busy: 'A pedir a ligação…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    failure: 'Erro ao enviar. Tente novamente.',
    network: 'Erro de rede ou servidor fora do ar.',
    success: 'Se o endereço estiver certo, recebe em poucos minutos um e-mail com a ligação para cancelar.',
    undone: linkUndone(),
  },
};

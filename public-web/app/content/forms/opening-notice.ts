import { avisoInput } from '@contract/limits/aviso-input';
import type { FormDefinition } from '../types/form.ts';
import { email } from './fields/email.ts';
import { privacyLink } from './fields/privacidade.ts';

export const openingNoticeForm: FormDefinition = {
  id: 'aviso',
  endpoint: '/api/avisos',
  encoding: 'json',
  captcha: 'box',
  kept: true,
  screened: false,
  texts: [],
  notice: { text: 'Só usamos o endereço para este aviso.', link: privacyLink },
  limits: avisoInput,
  fields: [{ ...email, required: 'Escreva o seu e-mail.' }],
  submit: { idle: 'Avisem-me', busy: 'A enviar…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    success: 'Está combinado: avisamos quando as inscrições abrirem.',
    unmailed: 'Ficou registado.',
    undone: {
      title: 'O aviso, por agora, não lhe chega.',
      detail: 'O site não está a enviar e-mails: o melhor é voltar a esta página na data indicada.',
    },
    failure: 'Erro ao enviar. Tente novamente.',
    network: 'Erro de rede ou servidor fora do ar.',
  },
};

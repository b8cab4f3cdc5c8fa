import { candidaturaInput } from '@contract/limits/candidatura-input';
import { guardianNotice, tooYoungSentence, youngAges } from '@contract/texts/guardian';
import { newsletterNotice } from '@contract/texts/newsletter';
import type { FormDefinition } from '../types/form.ts';
import { documento } from './fields/documento.ts';
import { email } from './fields/email.ts';
import { nome } from './fields/nome.ts';
import { privacidade } from './fields/privacidade.ts';
import { telefone } from './fields/telefone.ts';
import { SENT_AFTER_MS } from './sent-after.ts';

export const volunteerForm: FormDefinition = {
  id: 'voluntario',
  endpoint: '/formularios',
  encoding: 'multipart',
  captcha: 'box',
  kept: true,
  screened: true,
  texts: ['privacidade', 'newsletter'],
  young: {
    minimum: youngAges.minimum,
    tooYoung: tooYoungSentence,
    after: 'telefone',
    notice: guardianNotice,
    texts: ['encarregado'],
  },
  limits: candidaturaInput,
  fields: [
    { ...nome, required: 'Escreve o teu nome.', half: false },
    { name: 'idade', label: 'Idade', kind: 'age', required: 'Escreve a tua idade.', half: true },
    { ...telefone, kind: 'number' },
    {
      name: 'nomeEncarregado',
      label: 'Nome do encarregado de educação',
      kind: 'text',
      required: 'Escreve o nome do teu encarregado de educação.',
      under: youngAges.adult,
    },
    {
      name: 'emailEncarregado',
      label: 'E-mail do encarregado de educação',
      kind: 'email',
      required: 'Escreve o e-mail do teu encarregado de educação.',
      under: youngAges.adult,
    },
    { ...email, required: 'Escreve o teu e-mail.', half: false },
    {
      name: 'estudando',
      label: 'Ocupação atual',
      hint: 'O que estudas ou em que trabalhas.',
      kind: 'text',
      required: 'Escreve a tua ocupação atual.',
    },
    {
      name: 'motivacao',
      label: 'Motivação',
      hint: 'Porque queres ser voluntário?',
      kind: 'textarea',
      required: 'Escreve a tua motivação.',
    },
    { ...documento, name: 'cv', label: 'Currículo' },
    { name: 'newsletter', label: 'Quero receber a newsletter.', hint: newsletterNotice, kind: 'checkbox' },
    { ...privacidade, name: 'acceptPolicy' },
  ],
  submit: { idle: 'Enviar candidatura', busy: 'A enviar a candidatura…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    success: 'Formulário enviado com sucesso!',
    failure: 'Erro desconhecido',
    failurePrefix: 'Erro ao enviar o formulário: ',
    network: 'Erro ao enviar o formulário: não foi possível contactar o servidor. O que escreveste continua aqui.',
  },
  sent: { to: '/form-voluntariado/obrigado', afterMs: SENT_AFTER_MS, resource: 'voluntariado' },
};

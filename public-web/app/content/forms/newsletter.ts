import type { FormDefinition } from '../schemas/form.ts';

export const newsletterForm: FormDefinition = {
  id: 'newsletter',
  endpoint: '/api/newsletter',
  encoding: 'json',
  captcha: true,
  fields: [
    {
      name: 'nome',
      label: 'Nome',
      kind: 'text',
      required: 'Escreva o seu nome.',
      maxLength: 120,
      autoComplete: 'name',
      half: true,
    },
    {
      name: 'email',
      label: 'E-mail',
      kind: 'email',
      required: 'Escreva o seu e-mail.',
      maxLength: 254,
      autoComplete: 'email',
      half: true,
    },
  ],
  submit: { idle: 'Subscrever', busy: 'A subscrever…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    success: 'Subscrição enviada com sucesso!',
    failure: 'Erro ao enviar. Tente novamente.',
    serverSentence: false,
    network: 'Erro de rede ou servidor fora do ar.',
  },
};

import type { FormDefinition } from '../types/form.ts';

/** Objects to an application, once. */
export const objectForm: FormDefinition = {
  id: 'opor',
  endpoint: '/api/encarregados',
  method: 'DELETE',
  encoding: 'json',
  captcha: 'none',
  screened: false,
  texts: [],
  limits: {},
  fields: [
    {
      name: 'confirmo',
      label: 'Oponho-me, como encarregado de educação, e sei que não se pode voltar atrás',
      kind: 'checkbox',
      required: 'Confirme que se opõe como encarregado de educação.',
      unsent: true,
    },
  ],
  submit: { idle: 'Opor-me e apagar', busy: 'A apagar…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    failure: 'Erro ao enviar. Tente novamente.',
    network: 'Erro de rede ou servidor fora do ar.',
    success: 'A candidatura foi apagada. Enviámos-lhe um recibo por e-mail.',
    unmailed: 'A candidatura foi apagada.',
  },
  once: true,
};

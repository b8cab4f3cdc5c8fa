import { pedidoSessaoInput } from '@contract/limits/pedido-sessao-input';
import { enquiryForm } from './forms/enquiry-form.ts';
import type { Enquiry } from './types/enquiry.ts';

export const sessions: Enquiry = {
  title: 'Sessões com Alunos',
  colour: 'partilhar',
  picture: 'school',
  offers: pedidoSessaoInput.tipo.enum,
  form: enquiryForm(
    { id: 'sessao', endpoint: '/sessoes', limits: pedidoSessaoInput, resource: 'sessoes' },
    {
      name: 'tipo',
      label: 'Sessão',
      kind: 'radio',
      value: pedidoSessaoInput.tipo.enum[0],
      required: 'Escolha a sessão.',
    },
  ),
};

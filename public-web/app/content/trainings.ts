import { pedidoFormacaoInput } from '@contract/limits/pedido-formacao-input';
import { enquiryForm } from './forms/enquiry-form.ts';
import type { Enquiry } from './types/enquiry.ts';

export const trainings: Enquiry = {
  title: 'Formações',
  colour: 'partilhar',
  picture: 'study',
  offers: pedidoFormacaoInput.tipo.enum,
  form: enquiryForm(
    { id: 'formacao', endpoint: '/formacoes', limits: pedidoFormacaoInput, resource: 'formacoes' },
    {
      name: 'tipo',
      label: 'Formação',
      kind: 'radio',
      required: 'Escolha a formação.',
    },
  ),
};

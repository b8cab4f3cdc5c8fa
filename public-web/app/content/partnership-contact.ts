import { partnershipForm } from './forms/partnership.ts';
import type { FormPageTexts } from './types/form-page.ts';

export const partnershipContact: FormPageTexts = {
  title: 'Proposta de parceria',
  lead: 'Uma ideia já pensada ou só vontade de conversar: comece por aqui.',
  description: 'Formulário para propor uma parceria à DFC Portugal ou saber mais sobre as que existem.',
  parent: { label: 'Parcerias', to: '/oportunidades' },
  colour: 'fazer',
  picture: 'bridge',
  formTitle: 'A sua proposta',
  form: partnershipForm,
};

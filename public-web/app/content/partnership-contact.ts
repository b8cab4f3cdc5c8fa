import { partnershipForm } from './forms/partnership.ts';
import type { FormPageTexts } from './types/form-page.ts';

export const partnershipContact: FormPageTexts = {
  parent: { label: 'Parcerias', to: '/oportunidades' },
  colour: 'fazer',
  picture: 'bridge',
  form: partnershipForm,
};

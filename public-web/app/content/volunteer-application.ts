import { volunteerForm } from './forms/volunteer.ts';
import type { FormPageTexts } from './types/form-page.ts';

export const volunteerApplication: FormPageTexts = {
  parent: { label: 'Voluntariado', to: '/voluntariado' },
  colour: 'fazer',
  picture: 'hands',
  form: volunteerForm,
};

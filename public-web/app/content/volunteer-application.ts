import { volunteerForm } from './forms/volunteer.ts';
import type { FormPageTexts } from './types/form-page.ts';

export const volunteerApplication: FormPageTexts = {
  title: 'Candidatura a voluntário',
  lead: 'Três a quatro horas por semana, online e presencialmente. Conta-nos quem és.',
  description: 'Formulário de candidatura ao voluntariado da DFC Portugal.',
  parent: { label: 'Voluntariado', to: '/voluntariado' },
  colour: 'fazer',
  picture: 'hands',
  formTitle: 'A tua candidatura',
  form: volunteerForm,
};

import { testimonialForm } from './forms/testimonial.ts';
export const testimonial = {
  title: 'O teu testemunho',
  lead: 'Conta, nas tuas palavras, como foi fazer parte da equipa. Publicamos depois de o lermos.',
  description: 'Formulário de testemunho para membros da equipa da DFC Portugal.',
  formTitle: 'Escreve aqui',
  form: testimonialForm,
  used: {
    title: 'Este convite já não pode ser usado',
    text: 'O convite já foi usado, expirou ou foi anulado. Pede outro à pessoa que te convidou.',
  },
  unknown: {
    title: 'Convite não encontrado',
    text: 'Confirma se a ligação está completa ou pede outro convite à pessoa que te convidou.',
  },
} as const;

import { testimonialForm } from './forms/testimonial.ts';
export const testimonial = {
  title: 'O teu testemunho',
  lead: 'Conta, nas tuas palavras, como foi fazer parte da equipa. Publicamos depois de o lermos.',
  description: 'Formulário de testemunho para membros da equipa da DFC Portugal.',
  formTitle: 'Escreve aqui',
  form: testimonialForm,
  used: {
    title: 'Este convite já não pode ser usado',
    text: 'O convite já foi usado, expirou ou foi anulado. Pede um novo a quem to enviou.',
  },
  unknown: {
    title: 'Convite não encontrado',
    text: 'Confirma se a ligação está completa ou pede um convite novo a quem to enviou.',
  },
} as const;

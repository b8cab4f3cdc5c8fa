import type { FormMessages } from '../types/form.ts';

/** The messages that most forms share. */
export const submissionMessages: FormMessages = {
  invalid: 'Há respostas por corrigir',
  success: 'Formulário submetido com sucesso!',
  failure: 'Erro ao submeter o formulário',
  network:
    'Não foi possível contactar o servidor. O que escreveu continua aqui: verifique a ligação e tente novamente.',
};

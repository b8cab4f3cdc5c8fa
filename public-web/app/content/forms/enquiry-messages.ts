import type { FormDefinition } from '../schemas/form.ts';

/** What the three enquiry forms say alike. */
export const enquiryMessages: FormDefinition['messages'] = {
  invalid: 'Há respostas por corrigir',
  incomplete: 'Por favor preencha todos os campos.',
  success: 'Mensagem enviada com sucesso!',
  failure: 'Erro ao enviar a mensagem.',
  network: 'Erro ao conectar com o servidor.',
};

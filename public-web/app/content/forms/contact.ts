import type { FormDefinition } from '../schemas/form.ts';

export const contactForm: FormDefinition = {
  id: 'contacto',
  endpoint: '/contactos',
  encoding: 'multipart',
  captcha: true,
  fields: [
    {
      name: 'nome',
      label: 'Nome',
      kind: 'text',
      required: 'Escreva o seu nome.',
      maxLength: 120,
      autoComplete: 'name',
      half: true,
    },
    {
      name: 'email',
      label: 'E-mail',
      kind: 'email',
      required: 'Escreva o seu e-mail.',
      maxLength: 254,
      autoComplete: 'email',
      half: true,
    },
    { name: 'assunto', label: 'Assunto', kind: 'text', required: 'Escreva o assunto.', maxLength: 200 },
    { name: 'descricao', label: 'Mensagem', kind: 'textarea', required: 'Escreva a sua mensagem.', maxLength: 5000 },
    { name: 'documento', label: 'Documento', hint: 'Um PDF com 10 MB, no máximo.', kind: 'pdf' },
    {
      name: 'privacidade',
      label: 'Li e aceito a',
      kind: 'checkbox',
      required: 'Tens de aceitar a Política de Privacidade.',
      link: { label: 'Política de Privacidade', to: '/privacidade' },
    },
  ],
  submit: { idle: 'Enviar mensagem', busy: 'A enviar a mensagem…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    success: 'Formulário submetido com sucesso!',
    failure: 'Erro ao submeter o formulário',
    network:
      'Não foi possível contactar o servidor. O que escreveu continua aqui: verifique a ligação e tente novamente.',
  },
};

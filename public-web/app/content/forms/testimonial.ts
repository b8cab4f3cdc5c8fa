import { testemunhoInput } from '@contract/limits/testemunho-input';
import type { FormDefinition } from '../types/form.ts';
import { nome } from './fields/nome.ts';

export const testimonialForm: FormDefinition = {
  id: 'testemunho',
  endpoint: '/testemunhos',
  encoding: 'json',
  captcha: 'none',
  kept: true,
  screened: false,
  texts: [],
  once: true,
  limits: testemunhoInput,
  fields: [
    { ...nome, required: 'Escreve o teu nome.' },
    {
      name: 'estado',
      label: 'Estado',
      hint: 'Por exemplo, Atual ou 2025-2026.',
      kind: 'text',
      required: 'Escreve o teu estado na equipa.',
      half: true,
    },
    {
      name: 'testemunho',
      label: 'Testemunho',
      kind: 'textarea',
      required: 'Escreve o teu testemunho.',
    },
    {
      name: 'img',
      label: 'Fotografia',
      hint: 'PNG, JPG até {mb}MB.',
      kind: 'image',
      required: 'Junta uma fotografia.',
    },
  ],
  submit: { idle: 'Enviar testemunho', busy: 'A enviar o testemunho…' },
  messages: {
    invalid: 'Há respostas por corrigir',
    success: 'Testemunho enviado com sucesso! Será publicado depois de aprovado.',
    failure: 'Erro ao enviar o testemunho.',
    network:
      'Não foi possível contactar o servidor. O que escreveste continua aqui: verifica a ligação e tenta novamente.',
  },
};

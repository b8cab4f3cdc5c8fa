import { number } from './describe.js';

const days = (label: string, value: number) =>
  number(label, value, { min: 1, max: 90, hint: 'Dias de calendário, a contar do dia em que chega.' });

/** Within how many days each form is answered, by its resource in the back office: told to whoever sends it, and what the association is late by. */
export const prazosResposta = {
  chave: 'prazos-resposta',
  nome: 'Prazos de resposta',
  resumo:
    'Em quantos dias se responde a cada formulário: lê-se no formulário, depois de enviar e no e-mail de confirmação.',
  caminhos: [
    '/contacte-nos',
    '/contacte-nos/obrigado',
    '/concurso-anual-form',
    '/concurso-anual/obrigado',
    '/form-voluntariado',
    '/form-voluntariado/obrigado',
    '/form-parcerias',
    '/form-parcerias/obrigado',
    '/formacoes',
    '/formacoes/obrigado',
    '/sessoes',
    '/sessoes/obrigado',
    '/material',
    '/material/obrigado',
  ],
  fields: {
    contactos: days('Contactos', 7),
    festival: days('Inscrições no Desafio', 10),
    voluntariado: days('Candidaturas a voluntário', 14),
    oportunidades: days('Propostas de parceria', 10),
    formacoes: days('Pedidos de formação', 7),
    sessoes: days('Pedidos de sessão', 7),
    material: days('Pedidos de material', 7),
  },
} as const;

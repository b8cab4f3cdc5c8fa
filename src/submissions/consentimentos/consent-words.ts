import type { ConsentAct } from './consentimento.entity.js';
import type { TextName } from './textos/shown-texts.js';

export const actWords: Readonly<Record<ConsentAct, string>> = {
  aceite: 'Marcou a caixa de aceitação',
  informado: 'Enviou o formulário com o texto à vista',
  pedido: 'Pediu a newsletter',
  confirmado: 'Confirmou pela ligação enviada por e-mail',
  registado: 'Aceitação registada no painel',
};

export const textWords: Readonly<Record<TextName, string>> = {
  privacidade: 'Política de Privacidade',
  newsletter: 'Texto da newsletter',
  confirmacao: 'Página de confirmação da newsletter',
  encarregado: 'Texto para menores de 18 anos',
};

const forms: Readonly<Partial<Record<string, string>>> = {
  contactos: 'Contacto',
  festival: 'Inscrição no Desafio Escolar',
  voluntariado: 'Candidatura a voluntariado',
  oportunidades: 'Proposta de parceria',
  formacoes: 'Pedido de formação',
  sessoes: 'Pedido de sessão',
  'pedidos-material': 'Pedido de material',
  newsletter: 'Newsletter',
};

/** Returns the name of a form for people, or its resource where it has none. */
export function formWords(formulario: string): string {
  return forms[formulario] ?? formulario;
}

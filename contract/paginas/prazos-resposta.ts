export interface PrazosResposta { readonly contactos: number; readonly festival: number; readonly voluntariado: number; readonly oportunidades: number; readonly formacoes: number; readonly sessoes: number; readonly material: number; }

/** As it was made: what people changed of it comes from the API. */

export const prazosResposta: { readonly chave: 'prazos-resposta'; readonly words: PrazosResposta } = { chave: 'prazos-resposta', words: {
  "contactos": 7,
  "festival": 10,
  "voluntariado": 14,
  "oportunidades": 10,
  "formacoes": 7,
  "sessoes": 7,
  "material": 7
} };

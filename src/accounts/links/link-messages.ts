/** Why a link that was mailed does nothing. */
export const linkMessages = {
  unknown: 'Esta ligação não existe. Confirme que a copiou inteira da mensagem.',
  used: 'Esta ligação já foi usada. Se precisar, peça outra.',
  expired: 'Esta ligação expirou. Peça outra.',
  overtaken: 'Esta conta mudou depois de esta ligação ter sido pedida. Se precisar, peça outra.',
} as const;

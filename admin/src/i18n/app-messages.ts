/** Sentences of our own that carry a value; the value goes in after the sentence was chosen, so it can hold any text. */
export const appMessages = {
  user_deleted: 'Utilizador "%{name}" eliminado com sucesso!',
  material_deleted: 'Material "%{name}" eliminado com sucesso!',
  report_deleted: 'Relatório "%{name}" removido com sucesso!',
  verbatim: '%{text}',
} as const;

/** The checks whose findings administrators are shown, in this order, as people call them. */
export const checkTitles = {
  correio: 'Correio',
  copia: 'Cópia de segurança',
  ensaio: 'Ensaio da reposição',
  retencao: 'Prazos de conservação',
  armazenamento: 'Espaço em disco',
  certificados: 'Certificados',
  autoteste: 'Mensagem de teste diária',
} as const;
export type CheckId = keyof typeof checkTitles;

export interface Finding {
  isWell: boolean;
  says: string;
  /** The step that administrators should take; left out where there is none. */
  todo?: string | undefined;
  /** The words for whoever runs the server: settings, commands, errors. */
  technical?: string | undefined;
  /** Has it mailed to the administrators. */
  isUrgent?: boolean;
}

export const well = (says: string, technical?: string): Finding => ({ isWell: true, says, technical });
export const ill = (says: string, technical: string, todo?: string): Finding => ({
  isWell: false,
  says,
  todo,
  technical,
});
export const urgent = (says: string, technical: string, todo?: string): Finding => ({
  ...ill(says, technical, todo),
  isUrgent: true,
});

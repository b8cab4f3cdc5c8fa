/** The versions of the texts that people are shown with forms, as they are made (src/submissions/consentimentos). */
export const textVersions = {
  privacidade: 'a0c4187c09240e4e',
  newsletter: '3c50d69b88190a47',
  confirmacao: 'f19ae47724b58e08',
  encarregado: '784a548a1acccdcf',
} as const;

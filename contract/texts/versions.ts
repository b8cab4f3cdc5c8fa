/** The versions of the texts that people are shown with forms, as they are made (src/submissions/consentimentos/textos). */
export const textVersions = {
  privacidade: '9f5f2829c4b31e25',
  newsletter: '01a5907bd14e6deb',
  confirmacao: 'f19ae47724b58e08',
  encarregado: 'df844794f9cbc062',
} as const;

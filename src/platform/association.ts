/** Who the association is and how it is reached; `npm run contract` hands it on. Stands in for what it still has to give. */
export const association = {
  name: 'DFC Portugal',
  longName: 'Design for Change Portugal',
  email: 'geral@dfcportugal.example',
  address: ['Rua da Amostra, 1', '4400-000 Vila Nova de Gaia', 'Portugal'],
} as const;

import { association } from '@contract/association';

/** The address, telephones, e-mail and networks stand in for those that the association still has to give. */
export const site = {
  name: association.name,
  longName: association.longName,
  tagline: 'Crianças e jovens que mudam o mundo.',
  description:
    'A DFC Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — para que crianças e jovens transformem o que os rodeia.',
  movement: 'Design for Change',
  email: association.email,
  phones: [
    { label: 'DFC Portugal', number: '+351 220 000 001', tel: '+351220000001' },
    { label: 'Associação anfitriã', number: '+351 220 000 002', tel: '+351220000002' },
  ],
  address: association.address,
  social: [
    { network: 'Instagram', handle: '@dfcportugal', url: 'https://www.instagram.com/dfcportugal/' },
    { network: 'LinkedIn', handle: 'DFC Portugal', url: 'https://www.linkedin.com/company/dfcportugal/' },
    { network: 'Facebook', handle: 'DFC Portugal', url: 'https://www.facebook.com/dfcportugal/' },
    { network: 'YouTube', handle: 'DFC Portugal', url: 'https://www.youtube.com/@dfcportugal' },
  ],
  host: {
    name: 'Associação anfitriã',
    social: [{ network: 'Facebook', handle: 'Associação anfitriã', url: 'https://www.facebook.com/' }],
  },
  complaintsBook: { label: 'Livro de Reclamações', url: 'https://www.livroreclamacoes.pt' },
} as const;

export const contact = {
  title: 'Contacte-nos',
  lead: 'Uma dúvida, uma ideia, uma escola que quer começar: escreva-nos. Lemos todas as mensagens.',
  description: 'Formulário de contacto, telefones, e-mail e morada da DFC Portugal, em Vila Nova de Gaia.',
  formTitle: 'Escreva-nos',
  detailsTitle: 'Onde estamos',
  phones: 'Telefones',
  email: 'E-mail',
  address: 'Morada',
  social: 'DFC Portugal nas redes',
  hostSocial: 'Associação anfitriã nas redes',
} as const;

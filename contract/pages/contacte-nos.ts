import { headWords, text } from './describe.js';

export const contacteNos = {
  chave: 'contacte-nos',
  nome: 'Contacte-nos',
  resumo: 'O que se lê à volta do formulário; telefones, e-mail e morada são da página «Associação».',
  caminhos: ['/contacte-nos'],
  fields: {
    ...headWords(
      'Uma dúvida, uma ideia, uma escola que quer começar: escreva-nos. Lemos todas as mensagens.',
      'Formulário de contacto, telefones, e-mail e morada da DFC Portugal, em Vila Nova de Gaia.',
      'Aqui pode dizer também o horário de atendimento.',
    ),
    formTitle: text('Título do formulário', 'Escreva-nos', { max: 80 }),
    detailsTitle: text('Título dos contactos', 'Onde estamos', { max: 80 }),
    social: text('Título das redes', 'DFC Portugal nas redes', { max: 80 }),
    hostSocial: text('Título das redes da anfitriã', 'Associação anfitriã nas redes', { max: 80 }),
  },
} as const;

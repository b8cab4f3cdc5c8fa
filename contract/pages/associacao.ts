import { choice, group, image, link, list, longText, text } from './describe.js';
import type { Words } from './field.js';

const network = choice('Rede', ['Instagram', 'LinkedIn', 'Facebook', 'YouTube']);
const social = {
  network,
  handle: text('Nome na rede', '', { max: 60, hint: 'Como aparece escrito, por exemplo @dfcportugal.' }),
  url: link('Endereço'),
};

/** The association's identity and contacts: used on every page, in mail and in the data for search engines. */
export const associacao = {
  chave: 'associacao',
  nome: 'Associação',
  resumo: 'Nome, contactos, redes sociais e números: usados em todo o site e nos e-mails.',
  caminhos: [],
  fields: {
    name: text('Nome curto', 'DFC Portugal', { max: 60, hint: 'No cabeçalho, nos títulos e nas redes sociais.' }),
    longName: text('Nome legal', 'Design for Change Portugal', {
      hint: 'No rodapé, na Política de Privacidade e para os motores de pesquisa.',
      administration: true,
    }),
    nipc: text('NIPC', '', {
      max: 9,
      optional: true,
      format: 'nipc',
      hint: 'Nove algarismos. Aparece no rodapé.',
      administration: true,
    }),
    logo: image('Logótipo', 'No cabeçalho e no rodapé. Sem imagem, fica o desenho do site.'),
    tagline: text('Lema', 'Crianças e jovens que mudam o mundo.'),
    description: longText(
      'Descrição para motores de pesquisa',
      'A DFC Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — para que crianças e jovens transformem o que os rodeia.',
      { max: 300 },
    ),
    email: text('E-mail', 'geral@dfcportugal.example', {
      max: 254,
      format: 'email',
      hint: 'Para aqui vão as respostas aos e-mails do site, e os avisos de falhas de segurança.',
      administration: true,
    }),
    phones: list(
      'Telefones',
      'Telefone',
      {
        label: text('De quem é', '', { max: 60 }),
        number: text('Número', '', { max: 24, format: 'telefone', hint: 'Por exemplo +351 220 000 001.' }),
      },
      [
        { label: 'DFC Portugal', number: '+351 220 000 001' },
        { label: 'Associação anfitriã', number: '+351 220 000 002' },
      ],
      { min: 1, max: 6, administration: true },
    ),
    address: group('Morada', {
      street: text('Rua e número', 'Rua da Amostra, 1'),
      postalCode: text('Código postal', '4400-000', { max: 8, format: 'codigoPostal' }),
      city: text('Localidade', 'Vila Nova de Gaia'),
      country: text('País', 'Portugal', { max: 60 }),
    }),
    social: list(
      'Redes sociais',
      'Rede',
      social,
      [
        { network: 'Instagram', handle: '@dfcportugal', url: 'https://www.instagram.com/dfcportugal/' },
        { network: 'LinkedIn', handle: 'DFC Portugal', url: 'https://www.linkedin.com/company/dfcportugal/' },
        { network: 'Facebook', handle: 'DFC Portugal', url: 'https://www.facebook.com/dfcportugal/' },
        { network: 'YouTube', handle: 'DFC Portugal', url: 'https://www.youtube.com/@dfcportugal' },
      ],
      { max: 8 },
    ),
    hostSocial: list(
      'Redes da associação anfitriã',
      'Rede',
      social,
      [{ network: 'Facebook', handle: 'Associação anfitriã', url: 'https://www.facebook.com/' }],
      { max: 8 },
    ),
    complaintsBook: link('Livro de Reclamações', 'https://www.livroreclamacoes.pt'),
    figures: list(
      'Números de abertura',
      'Número',
      {
        figure: text('Número', '', { max: 12 }),
        meaning: text('O que quer dizer', '', { max: 100 }),
      },
      [
        { figure: '2009', meaning: 'o ano em que o movimento nasceu, na Índia' },
        { figure: '70+', meaning: 'países onde crianças e jovens usam o método' },
        { figure: '2,3 M', meaning: 'mais de 2,3 milhões de crianças envolvidas' },
        { figure: '2011', meaning: 'desde quando o representamos em Portugal' },
      ],
      { min: 1, max: 6, hint: 'No princípio da página inicial.' },
    ),
  },
} as const;

export type Associacao = Words<(typeof associacao)['fields']>;

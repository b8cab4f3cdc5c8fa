import { periods } from '../periods.js';

/** A table of a policy: as many cells in each row as there are heads. */
export interface PolicyTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * The tables of the policies that describe what the system does by itself, so nobody changes them by editing a policy.
 * A policy's text names each in braces.
 */
export const policyTables = {
  prazos: {
    caption: 'Prazos de conservação',
    head: ['Dados', 'Prazo'],
    rows: [
      ['Formulários e os documentos juntos', '2 anos'],
      ['Submissões que parecem spam', '30 dias'],
      ['Submissões sem aceitação registada, se ninguém decidir sobre elas', '30 dias'],
      ['Newsletter', 'Até retirar o consentimento'],
      ['Pedidos da newsletter que não são confirmados', '7 dias'],
      ['Prova do consentimento da newsletter', '1 ano depois de o retirar'],
      ['Pedidos sobre os seus dados', '1 ano depois da resposta'],
      ['Pedidos de aviso da abertura das inscrições', '1 ano no máximo: são apagados quando o aviso segue'],
      ['Convites para testemunho, com o que não foi publicado', '1 ano depois do fim da validade'],
      ['E-mails que não foi possível entregar', '30 dias depois da última tentativa'],
      ['Estatísticas de visita', '26 meses, se as houver'],
      ['Registos de segurança', '1 ano'],
    ],
  },
  tipos: {
    caption: 'Tipos de cookies',
    head: ['Tipo', 'Para que servem', 'Quando são usados'],
    rows: [
      [
        'Essenciais',
        'Fazer o site funcionar e guardar a sua escolha sobre os cookies.',
        'Sempre. Sem eles o site volta a fazer-lhe a pergunta em cada visita.',
      ],
      [
        'Estatística',
        'Perceber, através de um fornecedor de análise, que páginas são vistas e como se chega a elas.',
        'Só com o seu consentimento. Guardados, no máximo, 26 meses.',
      ],
      [
        'Marketing',
        'Saber, através do fornecedor de envio de e-mail, se a newsletter é aberta e útil.',
        'Só com o seu consentimento.',
      ],
    ],
  },
  guardado: {
    caption: 'O que o nosso site guarda no navegador',
    head: ['Nome', 'Para que serve', 'Quanto dura'],
    rows: [
      [
        'consentimento',
        'Lembrar-se da sua escolha sobre os cookies, para não a perguntar em cada página.',
        'Até mudar de ideias, apagar os dados do navegador ou esta política mudar.',
      ],
      [
        'react-router-scroll-positions',
        'Voltar ao ponto da página onde estava, quando anda para trás.',
        'Até fechar o separador.',
      ],
      [
        'por-enviar:…',
        'Não perder o que escreveu num formulário e ainda não enviou. Nunca sai do seu dispositivo.',
        `Até enviar o formulário ou o limpar, no máximo ${periods.keptAnswersDays} dias.`,
      ],
      [
        'enviado',
        'Dizer-lhe, depois de enviar um formulário, a referência e o endereço a que seguiu a confirmação.',
        'Até fechar o separador.',
      ],
    ],
  },
} as const satisfies Record<string, PolicyTable>;

/** The caption and head of the table of purposes, whose rows are the association's own words. */
export const purposesTable = {
  caption: 'Finalidades e fundamentos legais',
  head: ['Finalidade', 'Dados', 'Fundamento legal'],
} as const satisfies Omit<PolicyTable, 'rows'>;

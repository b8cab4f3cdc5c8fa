import type { Policy } from './schemas/policy.ts';
import { site } from './site.ts';

export const cookies: Policy = {
  title: 'Política de Cookies',
  lead: 'Que cookies usamos, para quê, e como os pode recusar.',
  description: 'Política de cookies da DFC Portugal, em vigor desde 25 de julho de 2025.',
  effective: 'Em vigor desde 25 de julho de 2025.',
  sections: [
    {
      title: 'O que são cookies',
      paragraphs: [
        'Cookies são pequenos ficheiros de texto que um site guarda no seu equipamento para se lembrar de alguma coisa na visita seguinte. Nesta página chamamos cookies também a outras formas de guardar informação no navegador.',
      ],
    },
    {
      title: 'Que cookies usamos',
      paragraphs: ['Há três tipos de cookies, e só o primeiro não depende da sua autorização.'],
      table: {
        caption: 'Tipos de cookies',
        head: ['Tipo', 'Para que servem', 'Quando são usados'],
        rows: [
          [
            'Essenciais',
            'Fazer o site funcionar e guardar a sua escolha sobre os cookies.',
            'Sempre. Sem eles o site não funciona.',
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
    },
    {
      title: 'Conteúdos de outros sites',
      paragraphs: [
        'Os vídeos que mostramos estão alojados noutros sites, que usam os seus próprios cookies. Por isso só são carregados depois de carregar no botão para os ver.',
      ],
    },
    {
      title: 'Como gerir os cookies',
      paragraphs: [
        'Pode recusar os cookies que não são essenciais com a mesma facilidade com que os aceita, e mudar de ideias quando quiser. Pode também apagar ou bloquear cookies nas definições do seu navegador; se bloquear os essenciais, algumas partes do site podem deixar de funcionar.',
      ],
    },
    {
      title: 'Alterações e contactos',
      paragraphs: [
        'Se esta política mudar, publicamos aqui a nova versão com a data em que entra em vigor.',
        `Para qualquer dúvida, escreva para ${site.email}.`,
      ],
    },
  ],
};

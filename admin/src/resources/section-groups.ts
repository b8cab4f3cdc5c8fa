import type { SectionGroup } from '../common/section/section-group.js';
import * as inboxes from '../messages/inboxes.js';
import * as content from './content-sections.js';
import * as office from './office-sections.js';

/**
 * Every section, in the order of the menu: the messages first, the specified sections in their order, then our own. A
 * section of the back office is stated beside this file, or with the messages, and has its name in this list.
 */
export const sectionGroups: readonly SectionGroup[] = [
  { colour: 'teal', sections: [inboxes.mensagens] },
  { label: 'Painel', colour: 'coral', sections: [office.overview, office.users, office.registrar] },
  { label: 'Notícias', colour: 'yellow', sections: [content.eventos, content.imprensa] },
  {
    label: 'Caixa de entrada',
    colour: 'teal',
    sections: [inboxes.contactos, inboxes.voluntariado, inboxes.oportunidades, inboxes.inscricoes, office.newsletter],
  },
  { label: 'Ficheiros', colour: 'violet', sections: [office.upload, content.relatorios] },
  { label: 'Pedidos', colour: 'coral', sections: [inboxes.pedidosMaterial, inboxes.sessoes, inboxes.formacoes] },
  { label: 'Conteúdos', colour: 'yellow', sections: [content.materiais, content.equipa] },
  {
    label: 'Site',
    colour: 'teal',
    isFolded: true,
    sections: [
      content.paginas,
      content.parceiros,
      content.perguntas,
      content.edicoes,
      content.mural,
      office.participacoes,
      office.lembretes,
      office.numeros,
    ],
  },
  {
    label: 'Mais',
    colour: 'violet',
    isFolded: true,
    sections: [
      office.atividade,
      office.privacidade,
      office.dadosPessoais,
      office.rascunhos,
      office.lixo,
      office.fotografias,
    ],
  },
];

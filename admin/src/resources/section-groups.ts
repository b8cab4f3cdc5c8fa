import type { SectionGroup } from '../common/section/section-group.js';
import { atividade } from './atividade/index.js';
import { dadosPessoais } from './dados-pessoais/index.js';
import { edicoes } from './edicoes/index.js';
import { equipa } from './equipa/index.js';
import { eventos } from './eventos/index.js';
import { fotografias } from './fotografias/index.js';
import { imprensa } from './imprensa/index.js';
import {
  contactos,
  formacoes,
  inscricoes,
  oportunidades,
  pedidosMaterial,
  sessoes,
  voluntariado,
} from '../messages/inboxes.js';
import { lembretes } from './lembretes/index.js';
import { lixo } from './lixo/index.js';
import { materiais } from './materiais/index.js';
import { mensagens } from '../messages/index.js';
import { mural } from './mural/index.js';
import { newsletter } from './newsletter/index.js';
import { numeros } from './numeros/index.js';
import { overview } from './overview/index.js';
import { paginas } from './paginas/index.js';
import { parceiros } from './parceiros/index.js';
import { participacoes } from './participacoes/index.js';
import { perguntas } from './perguntas/index.js';
import { privacidade } from './privacidade/index.js';
import { rascunhos } from './rascunhos/index.js';
import { registrar } from './registrar/index.js';
import { relatorios } from './relatorios/index.js';
import { upload } from './upload/index.js';
import { users } from './users/index.js';

/**
 * Every section, in the order of the menu: the messages first, the specified sections in their order, then our own. A
 * section of the back office is a folder here, but for the messages and the forms' inboxes, and its name in this list.
 */
export const sectionGroups: readonly SectionGroup[] = [
  { colour: 'teal', sections: [mensagens] },
  { label: 'Painel', colour: 'coral', sections: [overview, users, registrar] },
  { label: 'Notícias', colour: 'yellow', sections: [eventos, imprensa] },
  {
    label: 'Caixa de entrada',
    colour: 'teal',
    sections: [contactos, voluntariado, oportunidades, inscricoes, newsletter],
  },
  { label: 'Ficheiros', colour: 'violet', sections: [upload, relatorios] },
  { label: 'Pedidos', colour: 'coral', sections: [pedidosMaterial, sessoes, formacoes] },
  { label: 'Conteúdos', colour: 'yellow', sections: [materiais, equipa] },
  {
    label: 'Site',
    colour: 'teal',
    isFolded: true,
    sections: [paginas, parceiros, perguntas, edicoes, mural, participacoes, lembretes, numeros],
  },
  {
    label: 'Mais',
    colour: 'violet',
    isFolded: true,
    sections: [atividade, privacidade, dadosPessoais, rascunhos, lixo, fotografias],
  },
];

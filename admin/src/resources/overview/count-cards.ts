import type { SvgIconComponent } from '@mui/icons-material';
import { sectionGroups } from '../../layout/sections.js';
import type { StepColour } from '../../theme/palette.js';

/** One of the 14 counts: the key in the summary, its words and the section that it leads to. */
export interface CountCard {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly icon: SvgIconComponent;
  readonly colour: StepColour;
}

function card(key: string, label: string, sectionValue: string): CountCard {
  for (const { colour, sections } of sectionGroups) {
    const section = sections.find(({ value }) => value === sectionValue);
    if (section !== undefined) return { key, label, path: section.path, icon: section.icon, colour };
  }
  throw new Error(`Unknown section '${sectionValue}'`);
}

/** The 14 counts in the specified order. */
export const countCards: readonly CountCard[] = [
  card('users', 'Utilizadores', 'users'),
  card('eventos', 'Eventos', 'eventos'),
  card('contactos', 'Contactos', 'contactos'),
  card('material', 'Pedidos de material', 'material'),
  card('sessoes', 'Sessões', 'sessoes'),
  card('formacoes', 'Formações', 'formacoes'),
  card('voluntariado', 'Voluntariado', 'voluntariado'),
  card('materialpost', 'Material pedagógico', 'material-pedagogico'),
  card('equipa', 'Equipa', 'equipa'),
  card('oportunidades', 'Oportunidades', 'oportunidades'),
  card('imprensa', 'Imprensa', 'imprensa'),
  card('festival', 'Inscrições no Desafio Escolar', 'festival'),
  card('newsletter', 'Subscritores da newsletter', 'newsletter'),
  card('files', 'Ficheiros', 'upload'),
];

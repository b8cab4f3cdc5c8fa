import { palette } from '../../theme/palette.js';

/** One form of the chart: its key in the summary, its name and the colour of its bars. */
export interface ChartForm {
  readonly key: string;
  readonly label: string;
  readonly fill: string;
}

/** Every form that visitors send, in the order of the sidebar. */
export const chartForms: readonly ChartForm[] = [
  { key: 'contactos', label: 'Contactos', fill: palette.coral.main },
  { key: 'voluntariado', label: 'Voluntariado', fill: palette.yellow.main },
  { key: 'oportunidades', label: 'Oportunidades', fill: palette.teal.main },
  { key: 'festival', label: 'Desafio Escolar', fill: palette.violet.main },
  { key: 'material', label: 'Material', fill: palette.coral.dark },
  { key: 'sessoes', label: 'Sessões', fill: palette.teal.dark },
  { key: 'formacoes', label: 'Formações', fill: palette.violet.dark },
];

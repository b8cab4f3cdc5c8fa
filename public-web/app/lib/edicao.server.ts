import { data } from 'react-router';
import { edicoes } from '~/content/edicoes/list';
import type { Edicao } from '~/content/types/edicao';

/** The file of each edition is named as its address is. */
const texts = import.meta.glob<Edicao>('../content/edicoes/20*.ts', { eager: true, import: 'edicao' });

/** The edition of a school year, written as in its address (`20152016`). */
export function edicaoOf(key: string): Edicao & { label: string } {
  const listed = edicoes.find((one) => one.key === key);
  const edicao = texts[`../content/edicoes/${key}.ts`];
  if (!listed || !edicao) throw data(null, { status: 404 });
  return { label: listed.label, ...edicao };
}

import type { components } from '@contract/api';
import { lisbonDay } from '~/lib/words/lisbon-date';

/** An event as the API answers it. */
export type Evento = components['schemas']['Evento'];

/** The fields of an event that a list shows. */
export type EventoRow = Pick<
  Evento,
  'id' | 'imagens' | 'titulo' | 'data' | 'dataFim' | 'diaInteiro' | 'local' | 'hook' | 'url' | 'situacao' | 'exemplo'
>;

/** When an event begins or ends, as programs read it: of one of whole days, the day. */
export function whenOf({ diaInteiro }: Pick<Evento, 'diaInteiro'>, iso: string): string {
  return diaInteiro ? lisbonDay(iso) : iso;
}

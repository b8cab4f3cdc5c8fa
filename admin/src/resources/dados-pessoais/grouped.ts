import type { DadoGuardado } from '../../api-types.js';

/** The records of one kind, under what people call it. */
export interface RecordGroup {
  readonly kind: string;
  readonly records: readonly DadoGuardado[];
}

/** Groups the records that were found by their kind, in the order in which the kinds came. */
export function grouped(records: readonly DadoGuardado[]): readonly RecordGroup[] {
  const kinds = [...new Set(records.map(({ nome }) => nome))];
  return kinds.map((kind) => ({ kind, records: records.filter(({ nome }) => nome === kind) }));
}

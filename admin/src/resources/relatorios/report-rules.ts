import { relatorioInput } from '@contract/limits/relatorio-input';

export const MAX_REPORT_BYTES = relatorioInput.file.maxLength;

export const MAX_REPORT_NAME = relatorioInput.nome_do_ficheiro.maxLength;

const firstYear = relatorioInput.ano.minimum;

/** The years a report can be of, newest first. */
export function reportYears(currentYear: number): number[] {
  return Array.from({ length: currentYear - firstYear + 1 }, (_, index) => currentYear - index);
}

export const FIRST_REPORT_YEAR = 2021;

/** 100 MB, the true limit of the API. */
export const MAX_REPORT_BYTES = 104_857_600;

export const MAX_REPORT_NAME = 200;

/** The years a report can be of, newest first. */
export function reportYears(currentYear: number): number[] {
  return Array.from({ length: currentYear - FIRST_REPORT_YEAR + 1 }, (_, index) => currentYear - index);
}

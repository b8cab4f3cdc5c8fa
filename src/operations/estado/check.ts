/** What administrators are told about; in this order. */
export const checkIds = [
  'correio',
  'copia',
  'ensaio',
  'retencao',
  'armazenamento',
  'certificados',
  'autoteste',
] as const;
export type CheckId = (typeof checkIds)[number];

/** What there is to say of one thing, in words for people. */
export interface Finding {
  isWell: boolean;
  says: string;
  /** What to do; nothing where there is nothing. */
  todo?: string;
  /** Whether administrators are written to about it, too. */
  isUrgent?: boolean;
}

/** Looks whether one thing is well. It changes nothing. */
export abstract class Check {
  abstract readonly id: CheckId;
  /** As people call it. */
  abstract readonly title: string;

  abstract look(now: Date): Promise<Finding>;
}

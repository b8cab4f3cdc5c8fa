/** The checks whose findings administrators are shown, in this order. */
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

export interface Finding {
  isWell: boolean;
  says: string;
  /** The step that administrators should take; left out where there is none. */
  todo?: string;
  /** The words for whoever runs the server: settings, commands, errors. */
  technical?: string;
  isUrgent?: boolean;
}

/** Looks whether one thing is well. It changes nothing. */
export abstract class Check {
  abstract readonly id: CheckId;
  /** As people call it. */
  abstract readonly title: string;

  abstract look(now: Date): Promise<Finding>;
}

/** Values as a form holds them. */
export type FormValues = Record<string, unknown>;

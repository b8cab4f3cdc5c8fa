/** The letter that each form's references begin with, by the resource of its list. */
export const referenceLetters = {
  contactos: 'C',
  festival: 'I',
  formacoes: 'F',
  oportunidades: 'P',
  'pedidos-material': 'M',
  sessoes: 'S',
  voluntariado: 'V',
} as const;

/** The lists of all forms, by their resources. */
export const formResources = Object.keys(referenceLetters) as (keyof typeof referenceLetters)[];

const REFERENCE = /^\s*([a-z])(?:\s*-)?\s*(\d{1,9})\s*$/i;

/** Returns a submission's name between its sender and the association: `C-12`. */
export function referenceOf(resource: string, id: number): string {
  return `${referenceLetters[resource as keyof typeof referenceLetters]}-${id}`;
}

/** The submission that a text names by its reference, however it is typed; nothing where it names none. */
export function referenced(text: string): { formulario: string; registo: number } | undefined {
  const [, letter = '', id] = REFERENCE.exec(text) ?? [];
  const [formulario] = Object.entries(referenceLetters).find(([, its]) => its === letter.toUpperCase()) ?? [];
  return formulario === undefined ? undefined : { formulario, registo: Number(id) };
}

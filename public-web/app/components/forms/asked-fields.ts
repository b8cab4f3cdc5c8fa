import type { FieldDefinition, FormDefinition } from '~/content/types/form';

/** The age that was answered; nothing where the form does not ask or there is no whole number yet. */
export function ageIn({ fields }: FormDefinition, answers: FormData): number | undefined {
  const field = fields.find(({ kind }) => kind === 'age');
  const answer = field === undefined ? null : answers.get(field.name);
  return typeof answer === 'string' && /^\d{1,3}$/.test(answer) ? Number(answer) : undefined;
}

/** Whether the form is not for somebody so young. */
export function isTooYoung({ young }: FormDefinition, age: number | undefined): boolean {
  return young !== undefined && age !== undefined && age < young.minimum;
}

/** Returns the fields that somebody of an age is asked: some are only for people below an age. */
export function askedFields(definition: FormDefinition, age: number | undefined): readonly FieldDefinition[] {
  const isAsked = ({ under }: FieldDefinition) =>
    under === undefined || (age !== undefined && age < under && !isTooYoung(definition, age));
  return definition.fields.filter(isAsked);
}

/** Drops the errors of the fields that are no longer asked. */
export function errorsOfAsked(
  { fields }: FormDefinition,
  asked: readonly FieldDefinition[],
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const gone = fields.filter((field) => !asked.includes(field)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !gone.includes(name)));
}

/** The field of which something in the form was answered. */
export function answeredField({ fields }: FormDefinition, answered: EventTarget): FieldDefinition | undefined {
  const named = 'name' in answered ? answered.name : undefined;
  return fields.find(({ name }) => name === named);
}

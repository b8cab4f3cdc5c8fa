import { type FormEvent, useState } from 'react';
import type { FormDefinition } from '~/content/types/form';
import { ageIn, isTooYoung } from './asked-fields';

/**
 * The age that stands in a form, by which more or nothing at all is asked.
 * @param round which clearing of the form it is: an age goes with the others
 */
export function useAge(
  definition: FormDefinition,
  round: number,
  onError: (name: string, sentence: string | undefined) => void,
) {
  const [answered, setAnswered] = useState<{ round: number; age: number | undefined }>();
  const age = answered?.round === round ? answered.age : undefined;

  function read({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (definition.young) setAnswered({ round, age: ageIn(definition, new FormData(form)) });
  }

  /** Only once the field is left: whoever types 15 was 1 for a moment. */
  function leave(name: string) {
    if (isTooYoung(definition, age)) onError(name, definition.young?.tooYoung);
  }

  return { age, read, leave };
}

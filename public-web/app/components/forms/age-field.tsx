import { type FormEvent, useRef } from 'react';
import { formTexts } from '~/content/forms/texts';
import type { FieldLimits } from '~/content/types/form';
import { FieldError } from './field-error';
import { FieldLabel } from './field-label';
import { describedBy, type FieldProps } from './field-props';

const texts = formTexts.age;

function mistake(age: number, { minimum = 0, maximum = Infinity }: FieldLimits): string | undefined {
  if (age < 0) return texts.negative;
  if (age < minimum) return texts.zero;
  return age > maximum ? texts.tooHigh.replace('{max}', String(maximum)) : undefined;
}

/** A person's age: impossible ones are not taken, and the field says why. */
export function AgeField({ field, limits = {}, id, error, onError, onLeave }: FieldProps) {
  const last = useRef('');

  function take({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const sentence = input.value === '' ? undefined : mistake(Number(input.value), limits);
    onError(sentence);
    if (sentence) input.value = last.current;
    else last.current = input.value;
  }

  return (
    <>
      <FieldLabel field={field} id={id} />
      <input
        id={id}
        name={field.name}
        type="number"
        inputMode="numeric"
        step={1}
        onInput={take}
        onBlur={() => onLeave(field.name)}
        onWheel={(event) => event.currentTarget.blur()}
        required={Boolean(field.required)}
        className="field-input mt-1.5"
        {...describedBy(id, field.hint, error)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

import { useState } from 'react';
import { formTexts } from '~/content/forms/texts';
import { FieldError } from './field-error';
import { FieldLabel } from './field-label';
import { describedBy, type FieldProps } from './field-props';

const MAX = 100;
const texts = formTexts.age;

function mistake(age: number): string | undefined {
  if (age < 0) return texts.negative;
  if (age === 0) return texts.zero;
  return age > MAX ? texts.tooHigh : undefined;
}

/** A person's age: impossible ones are not taken, and the field says why. */
export function AgeField({ field, id, error, onError }: FieldProps) {
  const [age, setAge] = useState('');

  function take(typed: string) {
    const sentence = typed === '' ? undefined : mistake(Number(typed));
    onError(sentence);
    if (!sentence) setAge(typed);
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
        value={age}
        onChange={(event) => take(event.currentTarget.value)}
        required={Boolean(field.required)}
        className="field-input mt-1.5"
        {...describedBy(id, field.hint, error)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

import { required } from 'ra-core';
import { DateTimeInput, TextInput, type TextInputProps } from 'react-admin';
import { fromLisbonDay, fromLisbonInput, SKIPPED_HOUR, toLisbonInput } from '../dates/lisbon-time.js';
import { useInputProps } from './form-context.js';

interface LisbonDateTimeInputProps {
  readonly source: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const DAY = 'yyyy-mm-dd'.length;

/** A time that has no moment stays in the form as it was typed, so that the error stands at its field. */
const isMoment = (value: unknown): string | undefined =>
  typeof value === 'string' && LOCAL.test(value) ? SKIPPED_HOUR : undefined;

const localOf = (value: string | null): string => (value !== null && LOCAL.test(value) ? value : toLisbonInput(value));

/** A date and time as Lisbon's clocks show it, whatever clock the computer keeps; stored as UTC. */
export function LisbonDateTimeInput({ source, hint, isRequired = false }: LisbonDateTimeInputProps) {
  return (
    <DateTimeInput
      {...useInputProps(source)}
      helperText={hint}
      validate={isRequired ? [required(), isMoment] : isMoment}
      parse={(local: string) => fromLisbonInput(local) ?? (LOCAL.test(local) ? local : null)}
      format={localOf}
    />
  );
}

/** The same moment by its day alone: the day's first in Lisbon, or its last. */
export function LisbonDayInput(props: LisbonDateTimeInputProps & { readonly edge: 'start' | 'end' }) {
  const { source, hint, isRequired = false, edge } = props;
  return (
    <DayInput
      source={source}
      hint={hint}
      validate={isRequired ? required() : undefined}
      parse={(day: string) => fromLisbonDay(day, edge)}
      format={(value: string | null) => localOf(value).slice(0, DAY)}
    />
  );
}

interface DayInputProps extends Pick<TextInputProps, 'source' | 'validate' | 'parse' | 'format'> {
  readonly hint?: string;
}

/** A calendar day, as the API has it: `2026-07-31`; `parse` and `format` are for a field that holds something else. */
export function DayInput({ hint, ...field }: DayInputProps) {
  return (
    <TextInput
      {...useInputProps(field.source)}
      {...field}
      type="date"
      helperText={hint}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

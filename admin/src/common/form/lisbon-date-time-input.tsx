import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { fromLisbonInput, toLisbonInput } from '../dates/lisbon-time.js';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A date and time as Lisbon's clocks show it, whatever clock the computer keeps; stored as UTC. */
export function LisbonDateTimeInput(props: Omit<DateTimeInputProps, 'parse' | 'format'>) {
  return (
    <DateTimeInput
      {...props}
      parse={(local: string) => fromLisbonInput(local)}
      format={(value: string | null) => (value !== null && LOCAL.test(value) ? value : toLisbonInput(value))}
    />
  );
}

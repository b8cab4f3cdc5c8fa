import { TextInput } from 'react-admin';
import { fromLisbonDay, lisbonDay } from '../dates/lisbon-time.js';

interface DayFilterInputProps {
  readonly source: string;
  readonly label: string;
  /** Whether the day counts from its first moment or up to its last. */
  readonly edge: 'start' | 'end';
}

/** Filters by a calendar day of Lisbon; the API is told the exact moment in UTC. */
export function DayFilterInput({ source, label, edge }: DayFilterInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type="date"
      resettable={false}
      parse={(day: string) => fromLisbonDay(day, edge) ?? ''}
      format={(moment: string | undefined) => lisbonDay(moment)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

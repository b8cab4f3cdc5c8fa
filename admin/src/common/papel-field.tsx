import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { User } from '../api-types.js';
import { papelWords } from './papel-words.js';

type Papel = User['papel'];

interface PapelFieldProps {
  readonly id: string;
  readonly value: Papel;
  readonly disabled?: boolean;
  readonly onChange: (papel: Papel) => void;
}

const papeis = Object.keys(papelWords) as Papel[];

/** The choice of a role, which says what it may do. */
export function PapelField({ id, value, disabled = false, onChange }: PapelFieldProps) {
  return (
    <TextField
      id={id}
      label="Papel"
      select
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(papeis.find((one) => one === event.target.value) ?? value)}
      helperText={papelWords[value].may}
    >
      {papeis.map((one) => (
        <MenuItem key={one} value={one}>
          {papelWords[one].name}
        </MenuItem>
      ))}
    </TextField>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { User } from '../api-types.js';

/** The name of each role, and the words for what it may do. */
export const papelWords: Readonly<Record<User['papel'], { readonly name: string; readonly may: string }>> = {
  administracao: { name: 'Administração', may: 'Tudo, também o que é sobre pessoas e as contas dos colegas.' },
  edicao: { name: 'Edição', may: 'Conteúdos e ficheiros, e nada sobre pessoas.' },
};

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

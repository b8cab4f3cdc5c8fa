import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

/** The choices of a list of words that are what they are called. */
export const choicesAmong = (words: readonly string[]) => words.map((name) => ({ id: name, name }));

/** The choices that are named otherwise than they are sent. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

type Choices = readonly { readonly id: string | number; readonly name: string }[];

/** The entries of a field that offers choices, where react-admin does not make them. */
export const menuItems = (choices: Choices) =>
  choices.map(({ id, name }) => (
    <MenuItem key={id} value={id}>
      {name}
    </MenuItem>
  ));

interface ChoiceFieldProps extends Omit<TextFieldProps, 'select' | 'onChange' | 'children'> {
  readonly choices: Choices;
  readonly onChoose: (id: string) => void;
}

/** A field that offers choices, of no form of react-admin's. */
export function ChoiceField({ choices, onChoose, ...field }: ChoiceFieldProps) {
  return (
    <TextField select {...field} onChange={({ target }) => onChoose(target.value)}>
      {menuItems(choices)}
    </TextField>
  );
}

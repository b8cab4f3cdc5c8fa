import { MenuItem } from '@mui/material';

/** The choices of a list of words that are what they are called. */
export const choicesAmong = (words: readonly string[]) => words.map((name) => ({ id: name, name }));

/** The choices that are named otherwise than they are sent. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** The entries of a field that offers choices, where react-admin does not make them. */
export const menuItems = (choices: readonly { readonly id: string | number; readonly name: string }[]) =>
  choices.map(({ id, name }) => (
    <MenuItem key={id} value={id}>
      {name}
    </MenuItem>
  ));

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { focusFirst } from '../focus-first.js';
import { type FormEvent, useId, useState } from 'react';

interface SmallField {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly first: string;
  readonly maxLength: number;
}

interface SmallFormProps {
  readonly title: string;
  readonly fields: readonly SmallField[];
  readonly submit: string;
  readonly remove: string | undefined;
  /** @returns what is wrong, by the field's name; nothing where it was taken */
  readonly onDone: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>> | undefined;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** A dialog of one or two lines to type. */
export function SmallForm({ title, fields, submit, remove, onDone, onRemove, onCancel }: SmallFormProps) {
  const titleId = useId();
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ name, first }) => [name, first])));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const done = (event: FormEvent) => {
    event.preventDefault();
    // a dialog within a form: the form itself is not sent by it
    event.stopPropagation();
    setErrors(onDone(values) ?? {});
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: done } as object }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ name, label, help, maxLength }, index) => (
          <TextField
            key={name}
            label={label}
            value={values[name] ?? ''}
            {...(index === 0 ? { inputRef: focusFirst } : {})}
            error={errors[name] !== undefined}
            helperText={errors[name] ?? help}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            slotProps={{ htmlInput: { maxLength } }}
            sx={{ mt: 1 }}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {remove !== undefined && (
          <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
            {remove}
          </Button>
        )}
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" variant="contained">
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

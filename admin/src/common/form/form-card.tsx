import { Button } from '@mui/material';
import { type ChangeState } from './use-change.js';
import { Outcome } from '../feedback.js';
import { ChangeForm, type ChangeFormProps } from './change-form.js';
import { FormSection } from './form-section.js';

interface FormCardProps<Values extends object> extends ChangeFormProps<Values> {
  readonly title: string;
  readonly state: ChangeState;
  readonly label: string;
  readonly busyLabel?: string;
}

export function FormCard<Values extends object>(props: FormCardProps<Values>) {
  const { title, label, busyLabel = 'A guardar...', children, ...form } = props;
  return (
    <FormSection title={title}>
      <ChangeForm {...form} className="inteiro">
        <Outcome state={form.state} />
        {children}
        <Button type="submit" variant="contained" disabled={form.state.isSending} sx={{ justifySelf: 'start' }}>
          {form.state.isSending ? busyLabel : label}
        </Button>
      </ChangeForm>
    </FormSection>
  );
}

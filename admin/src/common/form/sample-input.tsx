import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { BooleanInput } from 'react-admin';
import { useInputProps } from './form-context.js';

/** Of a record that only stands in for a real one: that it does, and the switch with which it stops. */
export function SampleInput() {
  const input = useInputProps('exemplo');
  if (useRecordContext()?.['exemplo'] !== true) return null;
  return (
    <Alert severity="warning" className="inteiro">
      Isto é conteúdo de exemplo. Passa a ser da associação assim que o alterar; se já o é como está, desligue a marca.
      <BooleanInput {...input} helperText={false} sx={{ mt: 1 }} />
    </Alert>
  );
}

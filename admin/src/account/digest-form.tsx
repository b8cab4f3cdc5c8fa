import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import type { AccountFormProps } from './account-form-props.js';
import { accountKeys } from './account-keys.js';
import { ChangeForm } from './change-form.js';
import { useChange } from './use-change.js';
import { useReportUnsaved } from './use-report-unsaved.js';

/** Whether the digest of each morning comes by mail. */
export function DigestForm({ account, onUnsaved }: AccountFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, change } = useChange();
  const [isWanted, setWanted] = useState(account.resumoDiario);
  useReportUnsaved('digest', isWanted !== account.resumoDiario, onUnsaved);

  const save = async (): Promise<void> => {
    const changed = await dataProvider.changeAccount({ resumoDiario: isWanted });
    queryClient.setQueryData(accountKeys.account, changed);
  };
  return (
    <ChangeForm
      title="Resumo da manhã"
      state={state}
      label="Guardar resumo"
      busyLabel="A guardar..."
      onSubmit={() => void change(save, 'Resumo guardado.', 'Erro ao guardar o resumo. Tente novamente.')}
    >
      <Typography>
        Em cada manhã em que há mensagens por responder, um email diz quantas são e quais estão fora do prazo.
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={isWanted} onChange={(event) => setWanted(event.target.checked)} />}
        label="Receber o resumo por email"
      />
    </ChangeForm>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../account/use-change.js';
import type { User } from '../../api-types.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { useNow } from '../../common/dates/use-now.js';
import { useUnsavedMark } from '../../common/form/use-unsaved-mark.js';
import { LiveRegion } from '../../common/live-region.js';
import { PapelField } from '../../common/papel-field.js';
import { BANNER_MS } from '../../common/use-expiring-state.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { UserSecondStep } from './user-second-step.js';
import { UserSessions } from './user-sessions.js';
import { type Said, whatWillHappen } from './what-will-happen.js';

interface UserDialogProps {
  readonly user: User;
  /** One's own account: of it only the last day may be changed here. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

const FAILURE = 'Erro ao guardar. Tente novamente.';

/**
 * Lets an administrator decide about an account: its role, whether it is on, its last day, a second step that was lost,
 * its sessions.
 */
export function UserDialog({ user, isOwn, onClose }: UserDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { state, change } = useChange();
  const [said, setSaid] = useState<Said>(user);
  const today = lisbonDay(useNow().toISOString());
  const happens = whatWillHappen(user, said, today);
  useUnsavedMark(happens.length > 0);

  const save = async (): Promise<void> => {
    const { papel, ativo, ultimoDia } = said;
    await dataProvider.changeUser(user.id, { ...(isOwn ? {} : { papel, ativo }), ultimoDia });
    await queryClient.invalidateQueries({ queryKey: ['users'] });
    notify('app.verbatim', {
      type: 'success',
      autoHideDuration: BANNER_MS,
      messageArgs: { text: `A conta de ${user.nome} foi alterada.` },
    });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (happens.length === 0) onClose();
    else if ((await change(save, '', FAILURE)) === true) onClose();
  };

  return (
    <>
      <Dialog open {...(state.isSending ? {} : { onClose })} maxWidth="sm" fullWidth aria-labelledby="conta-de-outro">
        <DialogTitle id="conta-de-outro" sx={{ overflowWrap: 'anywhere' }}>
          Conta de {user.nome}
        </DialogTitle>
        <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'contents' }}>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <LiveRegion>
              {state.error !== '' && (
                <Alert severity="error" role="alert">
                  {state.error}
                </Alert>
              )}
            </LiveRegion>
            {isOwn && (
              <Alert severity="info">
                É a sua conta: o papel e o estado só os pode mudar outra pessoa da administração.
              </Alert>
            )}
            <PapelField
              id="conta-papel"
              value={said.papel}
              disabled={isOwn}
              onChange={(papel) => setSaid({ ...said, papel })}
            />
            <FormControlLabel
              disabled={isOwn}
              control={
                <Switch checked={said.ativo} onChange={(event) => setSaid({ ...said, ativo: event.target.checked })} />
              }
              label="Conta ligada"
            />
            <TextField
              id="conta-ultimo-dia"
              label="Último dia (opcional)"
              type="date"
              value={said.ultimoDia ?? ''}
              onChange={(event) => setSaid({ ...said, ultimoDia: event.target.value || null })}
              error={state.fields['ultimoDia'] !== undefined}
              helperText={state.fields['ultimoDia'] ?? 'O último dia em que a conta pode entrar, hora de Lisboa.'}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <LiveRegion>
              {happens.length > 0 && (
                <Alert severity="warning" icon={false}>
                  <strong>Ao guardar:</strong>
                  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                    {happens.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </Box>
                </Alert>
              )}
            </LiveRegion>
            {!isOwn && <UserSecondStep user={user} />}
            <UserSessions user={user} />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onClose} disabled={state.isSending}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained" disabled={state.isSending}>
              {state.isSending ? 'A guardar...' : 'Guardar'}
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
    </>
  );
}

import MailIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../account/use-change.js';
import type { Convidado, ConvidadoEnviado, User } from '../../api-types.js';
import { ConfirmDialog } from '../../common/confirm-dialog.js';
import { FormSection } from '../../common/form/form-section.js';
import { LiveRegion } from '../../common/live-region.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { INVITED_KEY } from './invited-keys.js';
import { InviteDialog } from './invite-dialog.js';
import { InvitedRow } from './invited-row.js';
import { SentNotice } from './sent-notice.js';

const SEND_FAILURE = 'Erro ao enviar o convite. Tente novamente.';
const WITHDRAW_FAILURE = 'Erro ao retirar o convite. Tente novamente.';

interface InvitedColleaguesProps {
  /** The role that is chosen at first. */
  readonly papel?: User['papel'];
  /** The content that stands beside the button. */
  readonly beside?: ReactNode;
}

/** Invites colleagues, and shows who has not accepted yet. */
export function InvitedColleagues({ papel, beside }: InvitedColleaguesProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, change } = useChange();
  const [isInviting, setInviting] = useState(false);
  const [sent, setSent] = useState<ConvidadoEnviado | null>(null);
  const [withdrawn, setWithdrawn] = useState<Convidado | null>(null);
  const { data, error } = useQuery({ queryKey: INVITED_KEY, queryFn: () => dataProvider.invited() });
  const invited = Array.isArray(data) ? data : [];
  const read = () => queryClient.invalidateQueries({ queryKey: INVITED_KEY });

  const sendAgain = async (id: number): Promise<void> => {
    setSent(null);
    setSent(await dataProvider.sendInvitationAgain(id));
    await read();
  };
  const withdraw = async (): Promise<void> => {
    if (withdrawn === null) return;
    setSent(null);
    await dataProvider.withdrawInvitation(withdrawn.id);
    await read();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<MailIcon />} onClick={() => setInviting(true)}>
          Convidar colega
        </Button>
        {beside}
      </Box>
      <LiveRegion>
        {sent && <SentNotice sent={sent} />}
        {state.success !== '' && <Alert severity="success">{state.success}</Alert>}
        {state.error !== '' && (
          <Alert severity="error" role="alert">
            {state.error}
          </Alert>
        )}
      </LiveRegion>
      {error && <Alert severity="error">Não foi possível ler os convites. {error.message}</Alert>}
      {invited.length > 0 && (
        <FormSection title="Convites à espera">
          <Box component="ul" className="inteiro" aria-label="Convites à espera" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {invited.map((one) => (
              <InvitedRow
                key={one.id}
                invited={one}
                isBusy={state.isSending}
                onSendAgain={() => void change(() => sendAgain(one.id), '', SEND_FAILURE)}
                onWithdraw={() => setWithdrawn(one)}
              />
            ))}
          </Box>
        </FormSection>
      )}
      {isInviting && (
        <InviteDialog
          {...(papel ? { papel } : {})}
          onCancel={() => setInviting(false)}
          onSent={(made) => {
            setInviting(false);
            setSent(made);
            void read();
          }}
        />
      )}
      <ConfirmDialog
        isOpen={withdrawn !== null}
        title="Retirar convite"
        confirm={{ label: 'Retirar convite', busyLabel: 'A retirar...' }}
        isBusy={state.isSending}
        onCancel={() => setWithdrawn(null)}
        onConfirm={() => {
          void change(withdraw, 'Convite retirado.', WITHDRAW_FAILURE).then(() => setWithdrawn(null));
        }}
      >
        A ligação que <strong>{withdrawn?.nome}</strong> recebeu deixa de funcionar, e apagam-se o nome e o email.
      </ConfirmDialog>
    </Box>
  );
}

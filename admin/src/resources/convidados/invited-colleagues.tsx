import MailIcon from '@mui/icons-material/MailOutlined';
import { Alert, Button, DialogContentText } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { periods } from '@contract/periods';
import { convidadoInput } from '@contract/limits/convidado-input';
import type { Convidado, ConvidadoEnviado, User } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { Confirmed } from '../../common/confirmed.js';
import { LinkToPassOn } from '../../common/copy-url-button.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { useNow } from '../../common/dates/use-now.js';
import { DetailedRow, Panel, Row, Stack } from '../../common/parts.js';
import { useApiChange } from '../../common/form/use-api-change.js';
import { LiveRegion, Outcome, ReadFailure } from '../../common/feedback.js';
import { PapelInput, papelWords } from '../../common/papel-input.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import { useRead } from '../../common/use-read.js';

const failureWords = (mailGoesOut: boolean): string =>
  `Erro ao ${mailGoesOut ? 'enviar' : 'criar'} o convite. Tente novamente.`;

interface InvitedColleaguesProps {
  readonly papel?: User['papel'];
  readonly beside?: ReactNode;
  /** The list below, which waits for the invitations: they would move it down. */
  readonly children?: ReactNode;
}

export function InvitedColleagues({ papel, beside, children }: InvitedColleaguesProps) {
  const mailGoesOut = useMailGoesOut();
  const { state, act, change } = useApiChange();
  const again = mailGoesOut ? 'Enviar de novo' : 'Criar outra ligação';
  const [sent, setSent] = useState<ConvidadoEnviado | null>(null);
  const { data, error, failureCount, refetch } = useRead(['convidados'], (calls) => calls.GET('/api/convidados'));
  const invited = data ?? [];
  // once it is accepted there is nothing to say of it; a list that could not be read says nothing of that
  const isWaiting = error !== null || invited.some(({ id }) => id === sent?.id);

  const sendAgain = (id: number) => {
    setSent(null);
    return act(
      async (calls) => setSent(await calls.POST('/api/convidados/{id}/envio', { id })),
      failureWords(mailGoesOut),
    );
  };
  const withdraw = (id: number) => {
    setSent(null);
    const failure = 'Erro ao retirar o convite. Tente novamente.';
    return change((calls) => calls.DELETE('/api/convidados/{id}', { id }), 'Convite retirado.', failure);
  };

  return (
    <>
      <Stack gap={1.5} sx={{ mb: 1.5 }}>
        <Row>
          <DialogButton
            id="convidar"
            variant="contained"
            startIcon={<MailIcon />}
            dialog={(close) => <InviteDialog papel={papel} onClose={close} onSent={setSent} />}
          >
            Convidar colega
          </DialogButton>
          {beside}
        </Row>
        <LiveRegion>{sent && isWaiting && <SentNotice sent={sent} />}</LiveRegion>
        <Outcome state={state} />
        {error && <ReadFailure onRetry={refetch}>Não foi possível ler os convites. {error.message}</ReadFailure>}
        {invited.length > 0 && (
          <Panel title="Convites à espera">
            <ul className="lista" aria-label="Convites à espera">
              {invited.map((one) => (
                <InvitedRow key={one.id} invited={one}>
                  <Button
                    onClick={() => void sendAgain(one.id)}
                    disabled={state.isSending}
                    aria-label={`${again} ${mailGoesOut ? 'o convite de' : 'para'} ${one.nome}`}
                  >
                    {again}
                  </Button>
                  <Confirmed
                    title="Retirar convite"
                    confirm={{ label: 'Retirar convite', busyLabel: 'A retirar...' }}
                    isBusy={state.isSending}
                    onConfirm={() => withdraw(one.id)}
                    button={{ color: 'error', 'aria-label': `Retirar o convite de ${one.nome}`, children: 'Retirar' }}
                  >
                    A ligação que <strong>{one.nome}</strong> recebeu deixa de funcionar, e apagam-se o nome e o e-mail.
                  </Confirmed>
                </InvitedRow>
              ))}
            </ul>
          </Panel>
        )}
      </Stack>
      {(data !== undefined || failureCount > 0) && children}
    </>
  );
}

/** Says that an invitation is on its way, or shows its link to be passed on where no mail server takes it. */
function SentNotice({ sent: { nome, email, ligacao } }: { readonly sent: ConvidadoEnviado }) {
  if (ligacao === null) {
    return (
      <Alert severity="success">
        Convite enviado para {email}. Vale {periods.accountInvitationDays} dias.
      </Alert>
    );
  }
  return (
    <LinkToPassOn url={ligacao} name={`o convite de ${nome}`}>
      Este sistema não tem servidor de correio, e o convite não chega por e-mail. Envie a {nome}, por um meio em que
      confie, esta ligação, que vale {periods.accountInvitationDays} dias e só é mostrada agora:
    </LinkToPassOn>
  );
}

function InvitedRow({ invited, children }: { readonly invited: Convidado; readonly children: ReactNode }) {
  const mailGoesOut = useMailGoesOut();
  const { nome, email, papel, enviadoEm, expira, convidadoPor, valido } = invited;
  const isExpired = Date.parse(expira) <= useNow().getTime();
  const isOver = isExpired || !valido;
  return (
    <DetailedRow
      title={
        <>
          {nome} <ColourChip colour={isOver ? 'yellow' : 'violet'} label={isOver ? 'Já não é válido' : 'À espera'} />
        </>
      }
      detail={
        <>
          {email} · {papelWords[papel].name} · Convidado por: {convidadoPor ?? 'conta que já não existe'} ·{' '}
          {mailGoesOut ? 'Enviado' : 'Criado'}: {formatMoment(enviadoEm)} ·{' '}
          {isOver && !isExpired
            ? 'Quem o enviou deixou de administrar'
            : `${isExpired ? 'Valeu' : 'Vale'} até ${formatMoment(expira)}`}
        </>
      }
    >
      {children}
    </DetailedRow>
  );
}

interface InviteDialogProps {
  readonly onSent: (sent: ConvidadoEnviado) => void;
  readonly onClose: () => void;
  readonly papel?: User['papel'];
}

function InviteDialog({ onSent, onClose, papel = 'edicao' }: InviteDialogProps) {
  const mailGoesOut = useMailGoesOut();
  const { state, refuse, act } = useApiChange();
  return (
    <FormDialog
      title="Convidar colega"
      record={{ nome: '', email: '', papel }}
      limits={convidadoInput}
      state={state}
      label={mailGoesOut ? 'Enviar convite' : 'Criar convite'}
      busyLabel={mailGoesOut ? 'A enviar...' : 'A criar...'}
      focused="nome"
      onSubmit={({ nome, email, ...rest }) => {
        const colleague = { ...rest, nome: nome.trim(), email: email.trim() };
        if (colleague.nome === '' || colleague.email === '') {
          refuse('Preencha os campos assinalados.', {
            ...(colleague.nome === '' && { nome: 'Escreva o nome.' }),
            ...(colleague.email === '' && { email: 'Escreva o e-mail.' }),
          });
        } else {
          void act(async (calls) => {
            onSent(await calls.POST('/api/convidados', colleague));
            onClose();
          }, failureWords(mailGoesOut));
        }
      }}
      onClose={onClose}
    >
      <DialogContentText>
        {mailGoesOut ? 'Recebe por e-mail uma' : 'O e-mail não sai daqui: a seguir é mostrada uma'} ligação que serve
        uma vez, durante {periods.accountInvitationDays} dias{mailGoesOut ? '' : ', para lhe passar'}. É quem recebe que
        escolhe a palavra-passe; mais ninguém a fica a saber.
      </DialogContentText>
      <LineInput source="nome" label="Nome" autoComplete="off" />
      <LineInput source="email" label="E-mail" type="email" autoComplete="off" />
      <PapelInput />
    </FormDialog>
  );
}

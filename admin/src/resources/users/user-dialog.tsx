import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { BooleanInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { useChange, useClosingChange } from '../../common/form/use-change.js';
import type { User } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { useNow } from '../../common/dates/use-now.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { LiveRegion, Outcome } from '../../common/feedback.js';
import { PapelInput } from '../../common/papel-input.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { type Said, whatWillHappen } from './user-state.js';

interface UserDialogProps {
  readonly user: User;
  /** One's own account: of it only the last day may be changed here. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/**
 * Lets an administrator decide about an account: its role, whether it is on, its last day, a second step that was lost,
 * its sessions.
 */
export function UserDialog({ user, isOwn, onClose }: UserDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { state, attempt } = useClosingChange(onClose);
  const today = lisbonDay(useNow().toISOString());
  const mailGoesOut = useMailGoesOut();
  const happens = (values: Values): string[] => whatWillHappen(user, saidIn(values), today, mailGoesOut);
  const { papel, ativo, ultimoDia } = user;
  return (
    <FormDialog
      title={`Conta de ${user.nome}`}
      record={{ papel, ativo, ultimoDia: ultimoDia ?? '' }}
      state={state}
      label="Guardar"
      onSubmit={(values) => {
        if (happens(values).length === 0) return onClose();
        const { ultimoDia: day, ...said } = saidIn(values);
        const change = { ...(isOwn ? {} : said), ultimoDia: day };
        return attempt(() => dataProvider.changeUser(user.id, change), `A conta de ${user.nome} foi alterada.`);
      }}
      onClose={onClose}
    >
      {isOwn && (
        <Alert severity="info">É a sua conta: o papel e o estado só os pode mudar outra pessoa da administração.</Alert>
      )}
      <PapelInput disabled={isOwn} />
      <BooleanInput source="ativo" label="Conta ligada" disabled={isOwn} helperText={false} />
      <LineInput
        source="ultimoDia"
        label="Último dia (opcional)"
        type="date"
        helperText="O último dia em que a conta pode entrar, hora de Lisboa."
      />
      <Effects of={happens} />
      <OpenMessages of={user} />
      {!isOwn && <UserSecondStep user={user} />}
      <UserSessions user={user} />
    </FormDialog>
  );
}

/** The decisions as the fields have them. */
type Values = Omit<Said, 'ultimoDia'> & { readonly ultimoDia: string };

const saidIn = ({ ultimoDia, ...said }: Values): Said => ({ ...said, ultimoDia: ultimoDia || null });

/** Says what saving will do. */
function Effects({ of: happens }: { readonly of: (values: Values) => string[] }) {
  const { getValues } = useFormContext<Values>();
  useWatch<Values>();
  const sentences = happens(getValues());
  return (
    <LiveRegion>
      {sentences.length > 0 && (
        <Alert severity="warning" icon={false}>
          <strong>Ao guardar:</strong>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </LiveRegion>
  );
}

const ONE = { page: 1, perPage: 1 };

/** Leads to the messages that somebody has in hand and has not answered: who leaves hands them over. */
export function OpenMessages({ of: { id } }: { readonly of: User }) {
  const filter = { estado: 'aberta', responsavelId: id };
  const { total = 0 } = useGetList('mensagens', { pagination: ONE, filter });
  if (total === 0) return null;
  const search = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (
    <Link component={RouterLink} to={`/dashboard/mensagens?${search}`}>
      {total === 1 ? 'Tem 1 mensagem aberta' : `Tem ${total} mensagens abertas`}
    </Link>
  );
}

interface UserSessionsProps {
  readonly user: User;
}

/** Lists the sessions of somebody else, with a button that ends them all. */
function UserSessions({ user }: UserSessionsProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { state, change } = useChange();
  const { data, error } = useQuery({
    queryKey: ['users', 'sessoes', user.id],
    queryFn: () => dataProvider.userSessions(user.id),
  });
  const sessions = Array.isArray(data) ? data : [];
  const end = async (): Promise<void> => {
    await dataProvider.endUserSessions(user.id);
  };
  return (
    <Box component="section" aria-labelledby="sessoes-da-conta" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="sessoes-da-conta" variant="h3" sx={{ fontSize: '1rem' }}>
        Sessões abertas
      </Typography>
      <Outcome state={state} />
      {error && <Alert severity="error">Não foi possível ler as sessões. {error.message}</Alert>}
      {data !== undefined && sessions.length === 0 && <Typography>Nenhuma.</Typography>}
      {sessions.length > 0 && (
        <>
          <Box component="ul" sx={{ maxHeight: '9rem', overflowY: 'auto' }} tabIndex={0} role="list">
            {sessions.map(({ id, navegador, rede, vista }) => (
              <Typography component="li" variant="body2" key={id} sx={{ overflowWrap: 'anywhere' }}>
                {navegador} · vista {formatMoment(vista)}
                {rede !== '' && ` · rede ${rede}`}
              </Typography>
            ))}
          </Box>
          <Button
            variant="outlined"
            color="error"
            disabled={state.isSending}
            onClick={() => void change(end, 'As sessões terminaram.', 'Erro ao terminar as sessões. Tente novamente.')}
            sx={{ justifySelf: 'start' }}
          >
            Terminar sessões
          </Button>
        </>
      )}
    </Box>
  );
}

interface UserSecondStepProps {
  readonly user: User;
}

const RESET_FAILURE = 'Erro ao desligar o segundo passo. Tente novamente.';

/** Whether another's account has a second step, and the way out for who has lost it. */
function UserSecondStep({ user }: UserSecondStepProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { state, change } = useChange();
  const { data, error } = useQuery({
    queryKey: ['users', 'segundo-passo', user.id],
    queryFn: () => dataProvider.userSecondStep(user.id),
  });
  const reset = async (): Promise<void> => {
    await dataProvider.resetUserSecondStep(user.id);
  };
  return (
    <Box component="section" aria-labelledby="segundo-passo-da-conta" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="segundo-passo-da-conta" variant="h3" sx={{ fontSize: '1rem' }}>
        Segundo passo
      </Typography>
      <Outcome state={state} />
      {error && <Alert severity="error">Não foi possível ler o segundo passo. {error.message}</Alert>}
      {data?.ativo === false && <Typography>Não tem.</Typography>}
      {data?.ativo === true && (
        <>
          <Typography>
            Ligado. Se {user.nome} ficou sem ele, pode desligá-lo: entra então só com a palavra-passe, e as sessões
            terminam.
          </Typography>
          <Button
            variant="outlined"
            color="error"
            disabled={state.isSending}
            onClick={() => void change(reset, 'Segundo passo desligado.', RESET_FAILURE)}
            sx={{ justifySelf: 'start' }}
          >
            Desligar o segundo passo
          </Button>
        </>
      )}
    </Box>
  );
}

import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useGetList } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { BooleanInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Action, useApiChange } from '../../common/form/use-api-change.js';
import type { User } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { useToday } from '../../common/dates/use-now.js';
import { FormDialog, useClosingChange } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { LiveRegion, Outcome } from '../../common/feedback.js';
import { waiting } from '../../messages/inboxes.js';
import { counted } from '../../common/counted.js';
import { filteredList } from '../../common/section/section-group.js';
import { PapelInput } from '../../common/papel-input.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import { useRead } from '../../common/use-read.js';
import { type Said, whatWillHappen } from './user-state.js';
import { Stack } from '../../common/parts.js';

interface UserDialogProps {
  readonly user: User;
  /** One's own account: of it only the last day may be changed here. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

export function UserDialog({ user, isOwn, onClose }: UserDialogProps) {
  const { dialog, attempt } = useClosingChange(onClose);
  const today = useToday();
  const mailGoesOut = useMailGoesOut();
  const happens = (values: Values): string[] => whatWillHappen(user, saidIn(values), today, mailGoesOut);
  const { papel, ativo, ultimoDia } = user;
  return (
    <FormDialog
      {...dialog}
      title={`Conta de ${user.nome}`}
      record={{ papel, ativo, ultimoDia: ultimoDia ?? '' }}
      label="Guardar"
      onSubmit={(values) => {
        if (happens(values).length === 0) return onClose();
        const { ultimoDia: day, ...said } = saidIn(values);
        const change = { ...(isOwn ? {} : said), ultimoDia: day };
        return attempt(
          (calls) => calls.PUT('/api/users/{id}', { id: user.id }, change),
          `A conta de ${user.nome} foi alterada.`,
        );
      }}
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

type Values = Omit<Said, 'ultimoDia'> & { readonly ultimoDia: string };

const saidIn = ({ ultimoDia, ...said }: Values): Said => ({ ...said, ultimoDia: ultimoDia || null });

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

interface OpenMessagesProps {
  readonly of: User;
  /** The sentence that says what becomes of them. */
  readonly then?: string;
}

/** Leads to the messages that somebody has in hand and has not answered: who leaves hands them over. */
export function OpenMessages({ of: { id }, then }: OpenMessagesProps) {
  const filter = { ...waiting, responsavelId: id };
  const { total = 0 } = useGetList('mensagens', { pagination: { page: 1, perPage: 1 }, filter });
  return (
    <LiveRegion>
      {total > 0 && (
        <Typography sx={{ mt: then && 1.5 }}>
          <Link href={filteredList('/dashboard/mensagens', filter)}>
            Tem {counted(total, 'mensagem', 'mensagens')} por responder
          </Link>
          {then && `. ${then}`}
        </Typography>
      )}
    </LiveRegion>
  );
}

interface AccountPartProps {
  readonly title: string;
  readonly problem: string | null;
  readonly isThere: boolean;
  readonly end: { readonly label: string; readonly act: Action<unknown>; readonly success: string };
  readonly failure: string;
  readonly children: ReactNode;
}

/** A part of somebody else's account, with a button that ends it where it is there. */
function AccountPart({ title, problem, isThere, end, failure, children }: AccountPartProps) {
  const titleId = useId();
  const { state, change } = useApiChange();
  return (
    <Stack as="section" aria-labelledby={titleId} gap={1}>
      <Typography id={titleId} variant="h3" sx={{ fontSize: '1rem' }}>
        {title}
      </Typography>
      <Outcome state={state} />
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {children}
      {isThere && (
        <div>
          <Button
            variant="outlined"
            color="error"
            disabled={state.isSending}
            onClick={() => void change(end.act, end.success, failure)}
          >
            {end.label}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function UserSessions({ user: { id } }: { readonly user: User }) {
  const { data, error } = useRead(['users', 'sessoes', id], (calls) => calls.GET('/api/users/{id}/sessoes', { id }));
  const sessions = data ?? [];
  return (
    <AccountPart
      title="Sessões abertas"
      problem={error && `Não foi possível ler as sessões. ${error.message}`}
      isThere={sessions.length > 0}
      end={{
        label: 'Terminar sessões',
        act: (calls) => calls.DELETE('/api/users/{id}/sessoes', { id }),
        success: 'As sessões terminaram.',
      }}
      failure="Erro ao terminar as sessões. Tente novamente."
    >
      {data !== undefined && sessions.length === 0 && <Typography>Nenhuma.</Typography>}
      {sessions.length > 0 && (
        <Box component="ul" sx={{ maxHeight: '9rem', overflowY: 'auto' }} tabIndex={0} role="list">
          {sessions.map(({ id: session, navegador, rede, vista }) => (
            <Typography component="li" variant="body2" key={session}>
              {navegador} · última utilização: {formatMoment(vista)}
              {rede !== '' && ` · rede ${rede}`}
            </Typography>
          ))}
        </Box>
      )}
    </AccountPart>
  );
}

function UserSecondStep({ user: { id, nome } }: { readonly user: User }) {
  const { data, error } = useRead(['users', 'segundo-passo', id], (calls) =>
    calls.GET('/api/users/{id}/segundo-passo', { id }),
  );
  return (
    <AccountPart
      title="Segundo passo"
      problem={error && `Não foi possível ler o segundo passo. ${error.message}`}
      isThere={data?.ativo === true}
      end={{
        label: 'Desligar o segundo passo',
        act: (calls) => calls.DELETE('/api/users/{id}/segundo-passo', { id }),
        success: 'Segundo passo desligado.',
      }}
      failure="Erro ao desligar o segundo passo. Tente novamente."
    >
      {data?.ativo === false && <Typography>Não tem.</Typography>}
      {data?.ativo === true && (
        <Typography>
          Ligado. Se {nome} ficou sem ele, pode desligá-lo: entra então só com a palavra-passe, e as sessões terminam.
        </Typography>
      )}
    </AccountPart>
  );
}

import { Alert, Button, Typography } from '@mui/material';
import { useGetList } from 'ra-core';
import { SessionList } from '../../account/session-list.js';
import type { User } from '../../api-types.js';
import { LoadingBlock, Outcome, ReadFailure } from '../../common/feedback.js';
import { DetailedRow, Screen, Stack } from '../../common/parts.js';
import { storedUser } from '../../session/session.js';
import { formatDay } from '../../common/dates/format-date.js';
import { useNow, useToday } from '../../common/dates/use-now.js';
import { FormCard } from '../../common/form/change-form.js';
import { FormSection } from '../../common/form/form-section.js';
import { LineInput } from '../../common/form/line-input.js';
import { useApiChange } from '../../common/form/use-api-change.js';
import { papelWords } from '../../common/papel-input.js';
import { InvitedColleagues } from '../convidados/invited-colleagues.js';
import { OpenMessages } from '../users/user-dialog.js';
import { isLastingAdministrator, isUnused, UNUSED_DAYS } from './handover-rules.js';

/** 'Passar o testemunho': walks an administrator who leaves through it. */
export default function Handover() {
  const { data: users, error, refetch } = useGetList<User>('users', EVERYBODY);
  const self = users?.find(({ id }) => id === storedUser()?.id);
  if (error) return <ReadFailure onRetry={refetch}>Não foi possível ler as contas. {error.message}</ReadFailure>;
  if (users === undefined || self === undefined) return <LoadingBlock />;
  const others = users.filter(({ id }) => id !== self.id);
  return (
    <Screen maxWidth={760}>
      <Typography>
        Vai deixar a equipa? Estes passos deixam tudo entregue a quem fica. Pode parar e voltar quando quiser.
      </Typography>
      <SuccessorStep others={others} />
      <UnusedStep others={others} />
      <LastDayStep self={self} />
      <FormSection title="4. O que tem de entregar">
        <OpenMessages of={self} />
        <Typography className="inteiro">O painel não sabe estas coisas; diga-as a quem fica, por escrito.</Typography>
        <Stack as="ul" className="inteiro" gap={0.75}>
          {thingsToHandOver.map(([what, where]) => (
            <li key={what}>
              <strong>{what}</strong>: {where}
            </li>
          ))}
        </Stack>
      </FormSection>
      <SessionList title="5. As suas sessões" />
    </Screen>
  );
}

const EVERYBODY = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'nome', order: 'ASC' } } as const;

function useAccountChange() {
  const { change, ...rest } = useApiChange();
  const save = (user: User, data: Partial<User>, success: string, failure: string) =>
    change((calls) => calls.update('users', { id: user.id, data, previousData: user }), success, failure);
  return { ...rest, save };
}

function LastDayStep({ self }: { readonly self: User }) {
  const today = useToday();
  const { state, refuse, save } = useAccountChange();
  const saveDay = (ultimoDia: string | null, success: string) =>
    save(self, { ultimoDia }, success, 'Erro ao guardar o último dia. Tente novamente.');
  return (
    <FormCard
      title="3. O seu último dia"
      record={{ ultimoDia: self.ultimoDia ?? '' }}
      state={state}
      label="Guardar último dia"
      onSubmit={({ ultimoDia }) =>
        ultimoDia === ''
          ? refuse('Escolha o seu último dia.')
          : saveDay(ultimoDia, `O seu último dia é ${formatDay(ultimoDia)}. No dia seguinte a conta já não entra.`)
      }
    >
      <Typography>
        {self.ultimoDia === null
          ? 'A sua conta não tem um último dia. Marque-o, e ninguém tem de se lembrar de a desligar.'
          : `O seu último dia é ${formatDay(self.ultimoDia)}.`}
      </Typography>
      <LineInput
        source="ultimoDia"
        label="Último dia"
        type="date"
        helperText="Nesse dia ainda entra."
        min={today}
        sx={{ maxWidth: 320 }}
      />
      {self.ultimoDia !== null && (
        <div>
          <Button
            disabled={state.isSending}
            onClick={() => void saveDay(null, 'A sua conta já não tem um último dia.')}
          >
            Retirar o último dia
          </Button>
        </div>
      )}
    </FormCard>
  );
}

function verdict(lasting: number): string {
  if (lasting === 0)
    return 'Depois de si, ninguém fica a administrar: convide alguém, ou dê a alguém o papel de Administração.';
  if (lasting === 1) return 'Depois de si, fica uma só pessoa a administrar. Duas é melhor: uma delas pode faltar.';
  return `Depois de si, ficam ${lasting} pessoas a administrar.`;
}

interface StepProps {
  readonly others: readonly User[];
}

/** Lists the colleagues who can take over, and warns where fewer than two administrators are left. */
function SuccessorStep({ others }: StepProps) {
  const { state, save } = useAccountChange();
  const lasting = others.filter(isLastingAdministrator);
  const raisable = others.filter(({ papel, ativo }) => papel === 'edicao' && ativo);
  return (
    <FormSection title="1. Quem fica a administrar">
      <Alert severity={lasting.length > 1 ? 'success' : 'warning'} className="inteiro">
        {verdict(lasting.length)}
      </Alert>
      <Outcome state={state} />
      <ul className="inteiro lista" aria-label="Quem fica">
        {[...lasting, ...raisable].map((user) => (
          <DetailedRow key={user.id} title={user.nome} detail={`${user.email} · ${papelWords[user.papel].name}`}>
            {user.papel === 'edicao' && (
              <Button
                disabled={state.isSending}
                aria-label={`Dar o papel de Administração a ${user.nome}`}
                onClick={() =>
                  void save(
                    user,
                    { papel: 'administracao' },
                    `${user.nome} passou a ter o papel de Administração. Tem de entrar outra vez.`,
                    'Erro ao mudar o papel. Tente novamente.',
                  )
                }
              >
                Dar o papel de Administração
              </Button>
            )}
          </DetailedRow>
        ))}
      </ul>
      <div className="inteiro">
        <Typography gutterBottom>
          Quem fica ainda não tem conta? Convide já essa pessoa: um convite aceite conta aqui.
        </Typography>
        <InvitedColleagues papel="administracao" />
      </div>
    </FormSection>
  );
}

/** Lists the accounts that nobody has used for long, each of them a door. */
function UnusedStep({ others }: StepProps) {
  const now = useNow();
  const { state, save } = useAccountChange();
  const unused = others.filter((user) => isUnused(user, now));
  const seen = ({ vistoEm }: User) => (vistoEm === null ? 'Nunca entrou' : `Última visita: ${formatDay(vistoEm)}`);
  return (
    <FormSection title="2. Contas sem uso">
      <Typography className="inteiro">
        {unused.length === 0
          ? `Todas as contas ligadas foram usadas nos últimos ${UNUSED_DAYS} dias.`
          : `Há ${UNUSED_DAYS} dias ou mais que ninguém usa estas contas. Uma conta desligada pode ser ligada de novo.`}
      </Typography>
      <Outcome state={state} />
      <ul className="inteiro lista" aria-label="Contas sem uso">
        {unused.map((user) => (
          <DetailedRow key={user.id} title={user.nome} detail={`${user.email} · ${seen(user)}`}>
            <Button
              disabled={state.isSending}
              aria-label={`Desligar a conta de ${user.nome}`}
              onClick={() =>
                void save(
                  user,
                  { ativo: false },
                  `A conta de ${user.nome} está desligada.`,
                  'Erro ao desligar a conta. Tente novamente.',
                )
              }
            >
              Desligar
            </Button>
          </DetailedRow>
        ))}
      </ul>
    </FormSection>
  );
}

const thingsToHandOver: readonly (readonly [what: string, where: string])[] = [
  ['O domínio', 'em nome de quem está, onde se renova e até quando está pago.'],
  ['O servidor', 'onde está, quem o paga, e quem entra nele para o atualizar.'],
  ['O correio', 'o servidor que envia as mensagens do site (SMTP), a sua conta e a sua palavra-passe.'],
  ['As cópias de segurança', 'onde ficam, quem as vê, e quando se experimentou repor uma.'],
  ['As palavras-passe da associação', 'mude as que só você sabe, e entregue-as por um meio em que confie.'],
  ['O segundo passo', 'se o telemóvel de entrar noutros serviços é o seu, passe-o para o de quem fica.'],
  ['O que está a meio', 'pedidos por responder, textos por publicar, datas que se aproximam.'],
];

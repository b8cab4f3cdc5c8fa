import { Alert, Typography } from '@mui/material';
import { useDataProvider, useGetList } from 'ra-core';
import { SessionList } from '../../account/session-list.js';
import type { User } from '../../api-types.js';
import { LoadingBlock } from '../../common/feedback.js';
import { Screen } from '../../common/stack.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { storedUser } from '../../session/session.js';
import { LastDayStep, type StepProps, SuccessorStep, ThingsStep, UnusedStep } from './steps.js';

/** 'Passar o testemunho': walks an administrator who leaves through it. */
export default function Handover() {
  const { users, error, change } = useColleagues();
  const self = users?.find(({ id }) => id === storedUser()?.id);
  if (error) return <Alert severity="error">Não foi possível ler as contas. {error.message}</Alert>;
  if (users === undefined || self === undefined) return <LoadingBlock />;
  const steps: StepProps = { self, others: users.filter(({ id }) => id !== self.id), change };
  return (
    <Screen sx={{ maxWidth: 760 }}>
      <Typography>
        Vai deixar a equipa? Estes passos deixam tudo entregue a quem fica. Pode parar e voltar quando quiser.
      </Typography>
      <SuccessorStep {...steps} />
      <UnusedStep {...steps} />
      <LastDayStep {...steps} />
      <ThingsStep />
      <SessionList title="5. As suas sessões" />
    </Screen>
  );
}

const EVERYBODY = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'nome', order: 'ASC' } } as const;

/** Every account, and the way to change one. */
function useColleagues(): {
  readonly users: readonly User[] | undefined;
  readonly error: Error | null;
  readonly change: (user: User, state: Partial<Pick<User, 'papel' | 'ativo' | 'ultimoDia'>>) => Promise<void>;
} {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data: users, error } = useGetList<User>('users', EVERYBODY);
  const change = async (user: User, state: object): Promise<void> => {
    await dataProvider.update('users', { id: user.id, data: state, previousData: user });
  };
  return { users, error, change };
}

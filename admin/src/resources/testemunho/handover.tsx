import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SessionList } from '../../account/session-list.js';
import { LoadingBlock } from '../../common/loading-block.js';
import { storedUser } from '../../session/session.js';
import { LastDayStep } from './last-day-step.js';
import type { StepProps } from './step-props.js';
import { SuccessorStep } from './successor-step.js';
import { ThingsStep } from './things-step.js';
import { UnusedStep } from './unused-step.js';
import { useColleagues } from './use-colleagues.js';

/** 'Passar o testemunho': walks an administrator who leaves through it. */
export default function Handover() {
  const { users, error, change } = useColleagues();
  const self = users?.find(({ id }) => id === storedUser()?.id);
  if (error) return <Alert severity="error">Não foi possível ler as contas. {error.message}</Alert>;
  if (users === undefined || self === undefined) return <LoadingBlock />;
  const steps: StepProps = { self, others: users.filter(({ id }) => id !== self.id), change };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, mx: 'auto' }}>
      <Typography>
        Vai deixar a equipa? Estes passos deixam tudo entregue a quem fica. Pode parar e voltar quando quiser.
      </Typography>
      <SuccessorStep {...steps} />
      <UnusedStep {...steps} />
      <LastDayStep {...steps} />
      <ThingsStep />
      <SessionList title="5. As suas sessões" />
    </Box>
  );
}

import { Alert, Box, Checkbox, DialogContentText, FormControlLabel, Radio, Typography } from '@mui/material';
import { useGetMany } from 'ra-core';
import { useState } from 'react';
import type { Participacao } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { Facts } from '../../common/facts.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { useClosingChange } from '../../common/form/use-change.js';
import { LoadingBlock } from '../../common/feedback.js';
import { useSection } from '../../common/section/section-context.js';
import { Stack } from '../../common/stack.js';
import { palette } from '../../theme/palette.js';
import { type ParticipationProps, stateWords } from './participation-words.js';
import { useCalls } from '../../common/use-read.js';

export function JoinDialog({ participation, onClose }: ParticipationProps) {
  const { name: resource } = useSection();
  const dataProvider = useCalls();
  const { state, refuse, attempt } = useClosingChange(onClose);
  const ids = [participation.id, ...participation.repetidas].sort((a, b) => a - b);
  const { data = [], error, isPending } = useGetMany<Participacao>(resource, { ids });
  const [kept, setKept] = useState(participation.id);
  const [apart, setApart] = useState<readonly number[]>([]);
  const joined = ids.filter((id) => id !== kept && !apart.includes(id));
  const stays = data.find((one) => one?.id === kept);

  return (
    <FormDialog
      title="Juntar participações"
      record={{}}
      state={state}
      label="Juntar"
      busyLabel="A juntar..."
      maxWidth="md"
      onSubmit={() =>
        joined.length === 0
          ? refuse('Escolha pelo menos uma participação para juntar à que fica.')
          : attempt(
              () => dataProvider.POST('/api/participacoes/{id}/juncao', { id: kept }, { ids: joined }),
              'Participações juntas com sucesso!',
              'Erro ao juntar as participações. Tente novamente.',
            )
      }
      onClose={onClose}
    >
      <DialogContentText>
        São da mesma escola ou do mesmo professor. Escolha a que fica e as que se lhe juntam.
      </DialogContentText>
      {isPending && <LoadingBlock />}
      {error && <Alert severity="error">Não foi possível ler as participações. {error.message}</Alert>}
      <Stack gap={1.5} sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' }}>
        {data.map((one) => (
          <Box
            component="fieldset"
            key={one.id}
            sx={{ m: 0, p: 1.5, minWidth: 0, border: `1px solid ${palette.ink.line}`, borderRadius: 2 }}
          >
            <Typography component="legend" sx={{ fontWeight: 700, px: 0.5, overflowWrap: 'anywhere' }}>
              {one.escola}
            </Typography>
            <Facts facts={factsOf(one)} />
            <FormControlLabel
              control={<Radio name="fica" checked={one.id === kept} onChange={() => setKept(one.id)} />}
              label="Fica esta"
            />
            {one.id !== kept && (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={!apart.includes(one.id)}
                    onChange={(_event, isJoined) =>
                      setApart(isJoined ? apart.filter((id) => id !== one.id) : [...apart, one.id])
                    }
                  />
                }
                label="Juntar à que fica"
              />
            )}
          </Box>
        ))}
      </Stack>
      {stays && (
        <Alert severity="warning">
          Fica a participação de <strong>{stays.escola}</strong>, de {stays.professor}. Mantém os seus dados e recebe
          das outras só o que lhe falta e o estado mais adiantado. As outras são eliminadas, e isso não pode ser
          desfeito; as inscrições ficam em «Desafio Escolar», como chegaram.
        </Alert>
      )}
    </FormDialog>
  );
}

const factsOf = ({ professor, email, estado, alunos, createdAt }: Participacao) =>
  [
    ['Professor', professor],
    ['E-mail', email],
    ['Estado', stateWords[estado]],
    ['Alunos', alunos === null ? 'Por indicar' : String(alunos)],
    ['Inscrita em', formatDay(createdAt)],
  ] as const;

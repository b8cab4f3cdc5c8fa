import { Alert, Box, Checkbox, DialogContentText, FormControlLabel, Radio, Typography } from '@mui/material';
import { useGetMany } from 'ra-core';
import { useState } from 'react';
import { SelectInput } from 'react-admin';
import { participacaoUpdate as limits } from '@contract/limits/participacao-update';
import type { Participacao } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { Facts, Stack } from '../../common/parts.js';
import { LoadingBlock, ReadFailure } from '../../common/feedback.js';
import { choicesAmong, choicesOf } from '../../common/form/choices.js';
import { ClosingButton, FormDialog, useClosingChange } from '../../common/form/form-dialog.js';
import { fieldsGridSx } from '../../common/form/form-section.js';
import { LineInput } from '../../common/form/line-input.js';
import { OptionalSelect } from '../../common/form/optional-select.js';
import { palette } from '../../theme/palette.js';
import { type ParticipationProps, stateWords } from './participation-words.js';
import { KEPT_IN_FILES, useMailGoesOut } from '../../common/use-mail-goes-out.js';

const unknown = { emptyText: 'Por indicar', helperText: false } as const;

export function ParticipationDialog({ participation, onClose, onOpenPage }: ParticipationProps) {
  const { dialog, attempt } = useClosingChange(onClose);
  const { id } = participation;
  return (
    <FormDialog
      {...dialog}
      title={`Corrigir a participação de ${participation.escola}`}
      record={participation}
      limits={limits}
      label="Guardar"
      maxWidth="md"
      actions={<ClosingButton onClick={onOpenPage}>Ligação da escola</ClosingButton>}
      onSubmit={(data) =>
        attempt(
          (calls) => calls.update('participacoes', { id, data, previousData: participation }),
          'Participação corrigida com sucesso!',
        )
      }
    >
      <Box sx={{ ...fieldsGridSx, rowGap: 2, '& .MuiFormControl-root': { m: 0, width: '100%' } }}>
        <LineInput source="escola" label="Escola" className="inteiro" />
        <OptionalSelect source="distrito" label="Distrito" choices={choicesAmong(limits.distrito.enum)} {...unknown} />
        <SelectInput source="estado" label="Estado" choices={choicesOf(stateWords)} isRequired helperText={false} />
        <LineInput source="premio" label="Prémio" className="inteiro" />
        <OptionalSelect
          source="ciclo"
          label="Ciclo"
          choices={choicesAmong(limits.ciclo.enum)}
          {...unknown}
          className="inteiro"
        />
        <LineInput source="turmas" label="Turmas" inputMode="numeric" />
        <LineInput source="alunos" label="Alunos" inputMode="numeric" />
        <LineInput source="professor" label="Professor" />
        <LineInput source="telefone" label="Telefone" />
        <LineInput source="email" label="E-mail do professor" type="email" />
        <LineInput source="emailEscola" label="E-mail da escola" type="email" />
      </Box>
    </FormDialog>
  );
}

export function OwnPageDialog({ participation: { id, escola, email }, onClose }: ParticipationProps) {
  const mailGoesOut = useMailGoesOut();
  const { dialog, attempt } = useClosingChange(onClose);
  return (
    <FormDialog
      {...dialog}
      title={`A página de ${escola}`}
      record={{}}
      label={mailGoesOut ? 'Enviar outra ligação' : 'Guardar outra ligação'}
      busyLabel={mailGoesOut ? 'A enviar...' : 'A guardar...'}
      actions={
        <ClosingButton
          color="error"
          onClick={() =>
            attempt(
              (calls) => calls.DELETE('/api/participacoes/{id}/ligacao', { id }),
              'As ligações deixaram de funcionar.',
              'Erro ao retirar as ligações. Tente novamente.',
            )
          }
        >
          Retirar as ligações
        </ClosingButton>
      }
      onSubmit={() =>
        attempt(
          (calls) => calls.POST('/api/participacoes/{id}/ligacao', { id }),
          mailGoesOut ? `Ligação enviada para ${email}.` : 'Ligação guardada em ficheiro, no servidor.',
          `Erro ao ${mailGoesOut ? 'enviar' : 'guardar'} a ligação. Tente novamente.`,
        )
      }
    >
      <DialogContentText>
        A escola abre a sua página no site por uma ligação{mailGoesOut && ' que recebe por e-mail'}, e os colegas por
        outras.{' '}
        {mailGoesOut
          ? `Outra ligação segue para ${email}, e todas as de antes deixam de funcionar. A escola também a pode pedir no site, em «A página da minha escola».`
          : `${KEPT_IN_FILES} Com outra ligação, todas as de antes deixam de funcionar.`}
      </DialogContentText>
    </FormDialog>
  );
}

export function JoinDialog({ participation, onClose }: ParticipationProps) {
  const { dialog, refuse, attempt } = useClosingChange(onClose);
  const ids = [participation.id, ...participation.repetidas].sort((a, b) => a - b);
  const { data = [], error, isPending, refetch } = useGetMany<Participacao>('participacoes', { ids });
  const [kept, setKept] = useState(participation.id);
  const [apart, setApart] = useState<readonly number[]>([]);
  const joined = ids.filter((id) => id !== kept && !apart.includes(id));
  const stays = data.find((one) => one?.id === kept);

  return (
    <FormDialog
      {...dialog}
      title="Juntar participações"
      record={{}}
      label="Juntar"
      busyLabel="A juntar..."
      maxWidth="md"
      isTouched={kept !== participation.id || apart.length > 0}
      onSubmit={() =>
        joined.length === 0
          ? refuse('Escolha pelo menos uma participação para juntar à que fica.')
          : attempt(
              (calls) => calls.POST('/api/participacoes/{id}/juncao', { id: kept }, { ids: joined }),
              'Participações juntas com sucesso!',
              'Erro ao juntar as participações. Tente novamente.',
            )
      }
    >
      <DialogContentText>
        São da mesma escola ou do mesmo professor. Escolha a que fica e as que se lhe juntam.
      </DialogContentText>
      {isPending && <LoadingBlock />}
      {error && <ReadFailure onRetry={refetch}>Não foi possível ler as participações. {error.message}</ReadFailure>}
      <Stack gap={1.5} columns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))">
        {data.map((one) => (
          <Box
            component="fieldset"
            key={one.id}
            sx={{ m: 0, p: 1.5, minWidth: 0, border: `1px solid ${palette.ink.line}`, borderRadius: 2 }}
          >
            <Typography component="legend" sx={{ fontWeight: 700, px: 0.5 }}>
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

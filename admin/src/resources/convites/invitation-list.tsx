import { Alert, Button, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { conviteInput } from '@contract/limits/convite-input';
import { periods } from '@contract/periods';
import type { Convite, ConviteCriado } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { When } from '../../common/dates/when.js';
import type { Column } from '../../common/list/column.js';
import { idColumn, momentColumn } from '../../common/list/columns.js';
import { searchFilter } from '../../common/list/filters.js';
import { RowDeleteButton } from '../../common/delete-button.js';
import { SectionList } from '../../common/list/section-list.js';
import { AboveList, Stack } from '../../common/parts.js';
import type { StepColour } from '../../theme/palette.js';
import { CopyUrlButton } from '../../common/copy-url-button.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { useUnsavedMark } from '../../session/unsaved-work.js';
import { useApiChange } from '../../common/form/use-api-change.js';
import { DialogButton, TitledDialog } from '../../common/titled-dialog.js';
import { BackLink } from '../../common/back-link.js';

const states: Readonly<Record<Convite['estado'], { readonly label: string; readonly colour: StepColour }>> = {
  pendente: { label: 'Pendente', colour: 'violet' },
  usado: { label: 'Usado', colour: 'teal' },
  anulado: { label: 'Anulado', colour: 'coral' },
  expirado: { label: 'Expirado', colour: 'yellow' },
};

const columns: readonly Column<Convite>[] = [
  idColumn,
  { source: 'nota', label: 'Nota', cell: ({ nota }) => nota ?? '(sem nota)' },
  {
    source: 'estado',
    label: 'Estado',
    isSortable: false,
    cell: ({ estado }) => <ColourChip {...states[estado]} />,
    text: ({ estado }) => states[estado].label,
  },
  momentColumn('createdAt', 'Criado', true),
  momentColumn('expira', 'Válido até', true),
];

function InvitationActions({ invitation }: { readonly invitation: Convite }) {
  if (invitation.estado === 'usado' && invitation.membroId !== null) {
    return <Button href={`/editar/equipa/${invitation.membroId}`}>Ver testemunho</Button>;
  }
  if (invitation.estado !== 'pendente') return null;
  return (
    <RowDeleteButton
      label="Anular"
      title="Anular convite"
      confirm={{ label: 'Anular convite', busyLabel: 'A anular...' }}
      success="Convite anulado com sucesso!"
      failure="Erro ao anular o convite. Tente novamente."
    >
      A ligação deste convite deixa de funcionar. A imagem que tenha vindo com ele é apagada, se não estiver retido.
      Esta ação não pode ser desfeita.
    </RowDeleteButton>
  );
}

/** The invitations to write a testimonial: made here, each good once, and revoked here. */
export default function InvitationList() {
  return (
    <>
      <AboveList>
        <BackLink to="/dashboard/equipa" />
        <DialogButton
          variant="contained"
          startIcon={<AddIcon />}
          dialog={(close) => <InvitationDialog onClose={close} />}
        >
          Criar convite
        </DialogButton>
      </AboveList>
      <SectionList<Convite>
        columns={columns}
        filters={[searchFilter('Pesquisar convites')]}
        rowActions={(invitation) => <InvitationActions invitation={invitation} />}
        head={({ nota }) => <Typography variant="subtitle1">{nota ?? '(sem nota)'}</Typography>}
        line={({ estado, expira }) => (
          <>
            <ColourChip {...states[estado]} /> válido até <When iso={expira} hasTime />
          </>
        )}
      />
    </>
  );
}

const TITLE = 'Convite para testemunho';

/** Makes an invitation and shows its link, which can be read this once only: the dialog closes by its button alone. */
function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  const { state, act } = useApiChange();
  const [made, setMade] = useState<ConviteCriado | null>(null);
  useUnsavedMark(made !== null);
  if (made !== null) {
    return (
      <TitledDialog
        title={TITLE}
        actions={
          <>
            <Button onClick={onClose}>Fechar</Button>
            <CopyUrlButton url={made.url} name="o convite" label="Copiar ligação" />
          </>
        }
      >
        <Stack>
          <Alert severity="success">
            Convite criado com sucesso! A ligação só é mostrada agora: copie-a e envie-a.
          </Alert>
          <TextField
            id="convite-ligacao"
            label="Ligação"
            value={made.url}
            multiline
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        </Stack>
      </TitledDialog>
    );
  }
  return (
    <FormDialog
      title={TITLE}
      record={{ nota: '' }}
      limits={conviteInput}
      state={state}
      label="Criar convite"
      busyLabel="A criar..."
      onSubmit={({ nota }) =>
        act(async (calls) => {
          const data = { nota: nota.trim() || null };
          setMade((await calls.create<ConviteCriado>('convites', { data })).data);
        }, 'Erro ao criar o convite. Tente novamente.')
      }
      onClose={onClose}
    >
      <LineInput
        source="nota"
        label="Nota"
        helperText={`Para quem é. Veem-na os administradores e, se a nota tiver o e-mail da pessoa, ela própria, quando pedir os seus dados. O convite vale ${periods.testimonialDays} dias e serve uma vez.`}
      />
    </FormDialog>
  );
}

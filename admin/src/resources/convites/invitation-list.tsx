import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { Convite } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { When } from '../../common/dates/when.js';
import type { Column } from '../../common/list/column.js';
import { idColumn, momentColumn } from '../../common/list/columns.js';
import { searchFilter } from '../../common/list/filters.js';
import { RowDeleteButton } from '../../common/delete-button.js';
import { SectionList } from '../../common/list/section-list.js';
import { Row } from '../../common/stack.js';
import { type StepColour } from '../../theme/palette.js';
import { NewInvitation } from './new-invitation.js';

const states: Readonly<Record<Convite['estado'], { readonly name: string; readonly colour: StepColour }>> = {
  pendente: { name: 'Pendente', colour: 'violet' },
  usado: { name: 'Usado', colour: 'teal' },
  anulado: { name: 'Anulado', colour: 'coral' },
  expirado: { name: 'Expirado', colour: 'yellow' },
};

function StateMark({ estado }: { readonly estado: Convite['estado'] }) {
  const { name, colour } = states[estado];
  return <ColourChip colour={colour} label={name} />;
}

const columns: readonly Column<Convite>[] = [
  idColumn,
  { source: 'nota', label: 'Nota', cell: ({ nota }) => nota ?? '(sem nota)' },
  {
    source: 'estado',
    label: 'Estado',
    isSortable: false,
    cell: ({ estado }) => <StateMark estado={estado} />,
    text: ({ estado }) => states[estado].name,
  },
  momentColumn('createdAt', 'Criado', true),
  momentColumn('expira', 'Válido até', true),
];

function InvitationActions({ invitation }: { readonly invitation: Convite }) {
  if (invitation.estado === 'usado' && invitation.membroId !== null) {
    return (
      <Button component={Link} to={`/editar/equipa/${invitation.membroId}`}>
        Ver testemunho
      </Button>
    );
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
      <Row sx={{ mb: 1.5 }}>
        <Button component={Link} to="/dashboard/equipa" startIcon={<ArrowBackIcon />} color="inherit">
          Voltar
        </Button>
        <NewInvitation />
      </Row>
      <SectionList<Convite>
        columns={columns}
        filters={[searchFilter('Pesquisar convites')]}
        emptyText="Nenhum convite encontrado."
        rowActions={(invitation) => <InvitationActions invitation={invitation} />}
        card={(invitation) => (
          <Box>
            <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
              {invitation.nota ?? '(sem nota)'}
            </Typography>
            <Typography component="div" variant="body2">
              <StateMark estado={invitation.estado} /> válido até <When iso={invitation.expira} hasTime />
            </Typography>
            <InvitationActions invitation={invitation} />
          </Box>
        )}
      />
    </>
  );
}

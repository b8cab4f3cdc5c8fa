import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SearchInput } from 'react-admin';
import type { User } from '../../api-types.js';
import type { Column } from '../../common/list/column.js';
import { SectionList } from '../../common/list/section-list.js';
import { storedUser } from '../../session/session.js';
import { palette, type StepColour } from '../../theme/palette.js';
import { InvitedColleagues } from '../convidados/invited-colleagues.js';
import { HandoverLink } from '../testemunho/handover-link.js';
import { DeleteUserButton } from './delete-user-button.js';

const colours: readonly StepColour[] = ['coral', 'yellow', 'teal', 'violet'];

function Initial({ user }: { readonly user: User }) {
  const colour = palette[colours[user.id % colours.length] ?? 'coral'];
  return (
    <Avatar aria-hidden sx={{ bgcolor: colour.light, color: colour.dark, fontWeight: 700 }}>
      {Array.from(user.nome.trim())[0]?.toLocaleUpperCase('pt-PT')}
    </Avatar>
  );
}

function Name({ user }: { readonly user: User }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 700, overflowWrap: 'anywhere' }}>
      <Initial user={user} />
      {user.nome}
    </Box>
  );
}

const columns: readonly Column<User>[] = [
  { source: 'nome', label: 'Nome', cell: (user) => <Name user={user} /> },
  { source: 'email', label: 'Email', cell: ({ email }) => <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box> },
];

function UserCard({ user }: { readonly user: User }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Name user={user} />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      </Box>
      <DeleteUserButton user={user} />
    </Box>
  );
}

/** Everyone who can log in. */
export default function UserList() {
  return (
    <>
      <InvitedColleagues beside={<HandoverLink />} />
      <SectionList<User>
        columns={columns}
        filters={[<SearchInput key="q" source="q" alwaysOn placeholder="Pesquisar utilizadores" />]}
        emptyText="Nenhum utilizador encontrado."
        rowActions={(user) => <DeleteUserButton user={user} />}
        card={(user) => <UserCard user={user} />}
        add={{ label: 'Registrar Utilizador', path: '/dashboard/registrar' }}
        canBulkDelete
        isSelectable={({ id }) => id !== storedUser()?.id}
      />
    </>
  );
}

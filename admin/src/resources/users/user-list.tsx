import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import { Avatar, IconButton, Tooltip, Typography } from '@mui/material';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import type { User } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { lisbonToday } from '../../common/dates/lisbon-time.js';
import type { Column } from '../../common/list/column.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { BulkActions } from '../../common/list/list-actions.js';
import { RowDeleteButton } from '../../common/delete-button.js';
import { SectionList } from '../../common/list/section-list.js';
import { papelChoices, papelWords } from '../../common/papel-input.js';
import { storedToken, storedUser } from '../../session/session.js';
import { palette, type StepColour } from '../../theme/palette.js';
import { InvitedColleagues } from '../convidados/invited-colleagues.js';
import { HandoverLink } from '../../account/handover-link.js';
import { OpenMessages, UserDialog } from './user-dialog.js';
import { stateOf, stateWords } from './user-state.js';
import { Broken, Note, Row } from '../../common/parts.js';

const colours: readonly StepColour[] = ['coral', 'yellow', 'teal', 'violet'];

function Name({ user: { id, nome } }: { readonly user: User }) {
  const colour = palette[colours[id % colours.length] ?? 'coral'];
  return (
    <Row gap={1.5} flexWrap="nowrap">
      <Avatar
        aria-hidden
        sx={{ bgcolor: colour.light, color: colour.dark, fontWeight: 700, display: { md: 'none', lg: 'flex' } }}
      >
        {Array.from(nome.trim())[0]?.toLocaleUpperCase('pt-PT')}
      </Avatar>
      <Broken minWidth="104px">
        <strong>{nome}</strong>
      </Broken>
    </Row>
  );
}

const papelOf = ({ papel }: User): string => papelWords[papel].name;
const lastDayOf = ({ ultimoDia }: User): string => formatDay(ultimoDia, '');
const seenOf = ({ vistoEm }: User): string => formatMoment(vistoEm, 'Nunca');
const stateToday = (user: User) => stateOf(user, lisbonToday());

function State({ user }: { readonly user: User }) {
  const state = stateToday(user);
  if (state === 'ligada') return stateWords[state];
  return <ColourChip colour="coral" label={stateWords[state]} />;
}

const columns: readonly Column<User>[] = [
  { source: 'nome', label: 'Nome', cell: (user) => <Name user={user} /> },
  { source: 'email', label: 'E-mail', cell: ({ email }) => <Broken minWidth="11rem">{email}</Broken> },
  { source: 'papel', label: 'Papel', text: papelOf },
  {
    source: 'ativo',
    label: 'Estado',
    cell: (user) => (
      <>
        <State user={user} />
        {user.ultimoDia !== null && <Note>Último dia: {lastDayOf(user)}</Note>}
      </>
    ),
    text: (user) => stateWords[stateToday(user)],
  },
  { source: 'ultimoDia', label: 'Último dia', text: lastDayOf, isExportOnly: true },
  { source: 'vistoEm', label: 'Última visita', text: seenOf },
];

const filters = [
  searchFilter('Pesquisar utilizadores'),
  choiceFilter('papel', 'Papel', papelChoices),
  choiceFilter('ativo', 'Estado', [
    { id: true, name: stateWords.ligada },
    { id: false, name: stateWords.desligada },
  ]),
];

interface RowProps {
  readonly user: User;
  readonly onOpen: (user: User) => void;
}

function Actions({ user, onOpen }: RowProps) {
  const list = useListContext<User>();
  return (
    <>
      <Tooltip title="Papel, estado e sessões">
        <IconButton aria-label={`Mudar a conta de ${user.nome}`} onClick={() => onOpen(user)}>
          <ManageAccountsIcon />
        </IconButton>
      </Tooltip>
      <RowDeleteButton
        success={`Utilizador "${user.nome}" eliminado com sucesso!`}
        failure="Erro ao eliminar utilizador. Tente novamente."
        refusal={() => refusal(user, list)}
      >
        Tem a certeza de que quer eliminar o utilizador <strong>{user.nome}</strong> ({user.email})? Esta ação não pode
        ser desfeita. O que fez no painel continua em «Atividade», com o nome, pelo prazo que está em «Privacidade».
        <OpenMessages of={user} then="Depois de eliminar a conta, «Quem trata» passa a «Ninguém»." />
      </RowDeleteButton>
    </>
  );
}

export default function UserList() {
  // beside the rows, which are made anew where a table becomes cards
  const [opened, setOpened] = useState<User | null>(null);
  return (
    <>
      <InvitedColleagues beside={<HandoverLink />}>
        <SectionList<User>
          columns={columns}
          filters={filters}
          rowActions={(user) => <Actions user={user} onOpen={setOpened} />}
          head={(user) => <Name user={user} />}
          line={(user) => (
            <>
              <Typography variant="body2" color="textPrimary">
                {user.email}
              </Typography>
              {papelOf(user)} · <State user={user} />
              {user.ultimoDia !== null && ` · Último dia: ${lastDayOf(user)}`} · Última visita: {seenOf(user)}
            </>
          )}
          add={{ label: 'Registrar Utilizador', path: '/dashboard/registrar' }}
          bulkActions={
            <BulkActions effect="Esta ação não pode ser desfeita. Nas mensagens entregues a quem for eliminado, «Quem trata» passa a «Ninguém»." />
          }
          isSelectable={({ id }) => id !== storedUser()?.id}
        />
      </InvitedColleagues>
      {opened && <UserDialog user={opened} isOwn={opened.id === storedUser()?.id} onClose={() => setOpened(null)} />}
    </>
  );
}

interface KnownList {
  readonly total?: number | undefined;
  readonly filterValues: object;
}

function refusal(user: User, { total, filterValues }: KnownList): string | null {
  if (storedToken() === null) return 'Não há token de autenticação.';
  if (user.id === storedUser()?.id) return 'Não pode eliminar a si próprio.';
  const isOnlyOne = Object.keys(filterValues).length === 0 && total !== undefined && total <= 1;
  return isOnlyOne ? 'Não pode eliminar o último utilizador da base de dados.' : null;
}

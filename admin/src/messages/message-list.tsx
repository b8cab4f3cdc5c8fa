import { Button, Typography } from '@mui/material';
import { useGetIdentity } from 'ra-core';
import type { Schemas, User } from '../api-types.js';
import { Arrival, ArrivalSentence } from '../common/dates/when.js';
import type { Column } from '../common/list/column.js';
import { dayColumn, exportedMoment, idColumn, momentColumn } from '../common/list/columns.js';
import { choiceFilter, DayRangeFilter, searchFilter } from '../common/list/filters.js';
import { SectionList } from '../common/list/section-list.js';
import { useSection } from '../common/section/section-context.js';
import { Broken, Row } from '../common/parts.js';
import { waiting } from './inboxes.js';
import {
  LateMark,
  StateChip,
  stateChoices,
  stateWords,
  unassigned,
  useAllByName,
  useFormSections,
} from './message-words.js';

type Message = Schemas['MensagemListada'];

function columnsOf(formOf: (message: Message) => string): readonly Column<Message>[] {
  return [
    idColumn,
    { source: 'referencia', label: 'Referência', isExportOnly: true },
    { source: 'nome', label: 'De', isSortable: false, cell: ({ nome }) => <Broken minWidth="9rem">{nome}</Broken> },
    { source: 'email', label: 'E-mail', isExportOnly: true },
    {
      source: 'assunto',
      label: 'Assunto',
      isSortable: false,
      cell: ({ assunto }) => <Broken minWidth="10rem">{assunto}</Broken>,
    },
    { source: 'formulario', label: 'Formulário', text: formOf },
    {
      source: 'estado',
      label: 'Estado',
      cell: (message) => (
        <>
          <StateChip estado={message.estado} /> <LateMark message={message} />
        </>
      ),
      text: ({ estado }) => stateWords[estado],
    },
    {
      source: 'responsavelId',
      label: 'Quem trata',
      cell: ({ responsavel }) => <Broken minWidth="4rem">{responsavel?.nome ?? '—'}</Broken>,
      text: ({ responsavel }) => responsavel?.nome ?? '',
    },
    { ...momentColumn('recebida', 'Recebida'), cell: ({ recebida }) => <Arrival iso={recebida} /> },
    { ...dayColumn('responderAte', 'Responder até'), isExportOnly: true },
    exportedMoment('respondidaEm', 'Respondida em'),
  ];
}

/** Everything that came by the forms: what nobody has read, what is open, and who has it. */
export default function MessageList() {
  const { path } = useSection();
  const { data: identity } = useGetIdentity();
  const forms = useFormSections();
  const formOf = ({ formulario }: Message) => forms.get(formulario)?.label ?? formulario;
  const choices = [...forms].map(([id, { label }]) => ({ id, name: label }));
  const users = useAllByName<User>('users');
  const me = Number(identity?.id);
  // those who have left too: what they had is to be found
  const others = users.filter(({ id }) => id !== me).map(({ id, nome }) => ({ id, name: nome }));
  const self = identity === undefined ? [] : [{ id: me, name: 'Eu' }];
  const openLink = (message: Message) => (
    <Button
      href={`${path}/${message.id}`}
      aria-label={`Abrir: ${message.nome}, ${message.assunto}`}
      sx={{ ml: 'auto' }}
    >
      Abrir
    </Button>
  );
  return (
    <SectionList<Message>
      columns={columnsOf(formOf)}
      filters={[
        searchFilter('Pesquisar mensagens'),
        choiceFilter('estado', 'Estado', [{ id: waiting.estado, name: 'Por responder' }, ...stateChoices]),
        choiceFilter('formulario', 'Formulário', choices),
        choiceFilter('responsavelId', 'Quem trata', [unassigned, ...self, ...others]),
        choiceFilter('atrasada', 'Prazo', [{ id: true, name: 'Fora do prazo' }]),
        <DayRangeFilter key="dias" source="recebida" alwaysOn />,
      ]}
      rowPath={({ id }) => `${path}/${id}`}
      rowActions={openLink}
      rowSx={({ estado }) => (estado === 'porLer' ? { '& td': { fontWeight: 700 } } : {})}
      head={({ nome, estado }) => (
        <Row flexWrap="nowrap" alignItems="start" justifyContent="space-between">
          <Typography sx={{ fontWeight: estado === 'porLer' ? 700 : 400 }}>{nome}</Typography>
          <StateChip estado={estado} />
        </Row>
      )}
      line={(message) => (
        <>
          <Typography variant="body2" color="textPrimary">
            {message.assunto}
          </Typography>
          {[formOf(message), message.responsavel?.nome].filter(Boolean).join(' · ')} ·{' '}
          <ArrivalSentence iso={message.recebida} /> <LateMark message={message} />
        </>
      )}
    />
  );
}

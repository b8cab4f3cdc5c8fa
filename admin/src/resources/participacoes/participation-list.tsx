import ProjectIcon from '@mui/icons-material/HistoryEdu';
import EditIcon from '@mui/icons-material/EditOutlined';
import LinkIcon from '@mui/icons-material/Link';
import WallIcon from '@mui/icons-material/GridView';
import MailIcon from '@mui/icons-material/MailOutlined';
import { Button, type ButtonProps, Typography } from '@mui/material';
import { useGetList, useListContext } from 'ra-core';
import { type ComponentType, useState } from 'react';
import { hasCalendar } from '@contract/edition-phase';
import { participacaoUpdate as limits } from '@contract/limits/participacao-update';
import type { EdicaoResumida, Participacao } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { choicesAmong, choicesOf } from '../../common/form/choices.js';
import { ExportChosen } from '../../common/list/list-actions.js';
import type { Column } from '../../common/list/column.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { RowDeleteButton } from '../../common/delete-button.js';
import { SectionList } from '../../common/list/section-list.js';
import type { StepColour } from '../../theme/palette.js';
import { JoinDialog, OwnPageDialog, ParticipationDialog } from './participation-dialogs.js';
import {
  draftOf,
  missingOf,
  type ParticipationProps,
  sizeOf,
  stateWords,
  wallWords,
  yearOf,
} from './participation-words.js';
import { ProjectDialog } from './project-dialog.js';
import { ShowDialog, WriteDialog } from './bulk-dialogs.js';
import { CardFacts } from '../../common/list/columns.js';
import { Broken, Note } from '../../common/parts.js';

const colours: Readonly<Partial<Record<Participacao['estado'], StepColour>>> = {
  inscrita: 'yellow',
  submetida: 'teal',
  nomeada: 'violet',
  premiada: 'coral',
};

function Missing({ participation }: { readonly participation: Participacao }) {
  const missing = missingOf(participation);
  return missing !== '' && <Note color="error">Falta: {missing}</Note>;
}

const seenOf = ({ vistaEm }: Participacao): string => formatMoment(vistaEm, 'Nunca');

const columns: readonly Column<Participacao>[] = [
  { source: 'edicao', label: 'Edição', isExportOnly: true, text: yearOf },
  { source: 'distrito', label: 'Distrito' },
  {
    source: 'professor',
    label: 'Professor',
    cell: ({ professor, email }) => (
      <Broken minWidth="9rem">
        {professor}
        <Note>{email}</Note>
      </Broken>
    ),
  },
  { source: 'email', label: 'E-mail do professor', isExportOnly: true },
  { source: 'emailEscola', label: 'E-mail da escola', isExportOnly: true },
  { source: 'telefone', label: 'Telefone', isExportOnly: true },
  {
    source: 'ciclo',
    label: 'Ciclo',
    cell: (row) => (
      <>
        {row.ciclo}
        <Note component="div">
          {sizeOf(row)}
          <Missing participation={row} />
        </Note>
      </>
    ),
  },
  { source: 'turmas', label: 'Turmas', isExportOnly: true },
  { source: 'alunos', label: 'Alunos', isExportOnly: true },
  { source: 'vistaEm', label: 'Última abertura da página', text: seenOf },
  { source: 'falta', label: 'Em falta', isExportOnly: true, text: missingOf },
  { source: 'projeto', label: 'Projeto', isExportOnly: true, text: ({ projeto }) => projeto?.titulo ?? '' },
  { source: 'premio', label: 'Prémio', isExportOnly: true },
  { source: 'mural', label: 'Mural', isExportOnly: true, text: wallWords },
  { source: 'rascunho', label: 'Projeto por entregar', isExportOnly: true, text: draftOf },
  { source: 'createdAt', label: 'Inscrita em', isExportOnly: true, text: ({ createdAt }) => formatDay(createdAt) },
];

interface Opened {
  readonly Dialog: ComponentType<ParticipationProps>;
  readonly participation: Participacao;
}

interface RowProps {
  readonly participation: Participacao;
  readonly onOpen: (opened: Opened) => void;
}

/** Opens a dialog of its row. */
function OpenButton({ participation, onOpen, Dialog, ...button }: RowProps & Pick<Opened, 'Dialog'> & ButtonProps) {
  return <Button {...button} onClick={() => onOpen({ Dialog, participation })} />;
}

function School(row: RowProps) {
  const { escola, repetidas } = row.participation;
  return (
    <Broken minWidth="9rem">
      <Typography variant="subtitle1">{escola}</Typography>
      <Note component="div">{yearOf(row.participation)}</Note>
      {repetidas.length > 0 && (
        <>
          <ColourChip colour="coral" label="Repetida" />
          <OpenButton
            {...row}
            Dialog={JoinDialog}
            size="small"
            startIcon={<LinkIcon />}
            aria-label={`Juntar ${escola}`}
          >
            Juntar
          </OpenButton>
        </>
      )}
    </Broken>
  );
}

function State(row: RowProps) {
  const { escola, estado, premio } = row.participation;
  const draft = [draftOf(row.participation), premio, wallWords(row.participation)].filter(Boolean).join('; ');
  return (
    <>
      <ColourChip colour={colours[estado]} label={stateWords[estado]} />
      {draft !== '' && <Note component="div">{draft}</Note>}
      <OpenButton
        {...row}
        Dialog={ProjectDialog}
        size="small"
        startIcon={<ProjectIcon />}
        aria-label={`Projeto de ${escola}`}
      >
        Projeto
      </OpenButton>
    </>
  );
}

function Actions(row: RowProps) {
  const { escola } = row.participation;
  return (
    <>
      <OpenButton {...row} Dialog={ParticipationDialog} startIcon={<EditIcon />} aria-label={`Corrigir ${escola}`}>
        Corrigir
      </OpenButton>
      <RowDeleteButton
        success="Participação eliminada com sucesso!"
        failure="Erro ao eliminar a participação. Tente novamente."
      >
        Tem a certeza de que quer eliminar a participação de <strong>{escola}</strong> na edição{' '}
        {yearOf(row.participation)}? Esta ação não pode ser desfeita. A inscrição fica em «Desafio Escolar».
      </RowDeleteButton>
    </>
  );
}

/** Shows the dialog that is open, with its row as it was last read. */
function OpenDialog({ opened, onOpen }: { readonly opened: Opened; readonly onOpen: (opened: Opened | null) => void }) {
  const { data } = useListContext<Participacao>();
  const { Dialog, participation } = opened;
  const row = data?.find(({ id }) => id === participation.id) ?? participation;
  const onOpenPage = () => onOpen({ Dialog: OwnPageDialog, participation });
  return <Dialog participation={row} onClose={() => onOpen(null)} onOpenPage={onOpenPage} />;
}

const PLANNED = { pagination: { page: 1, perPage: 100 }, sort: { field: 'chave', order: 'DESC' } } as const;

export default function ParticipationList() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [acting, setActing] = useState<'write' | 'show'>();
  const { data: editions = [] } = useGetList<EdicaoResumida>('edicoes', PLANNED);
  const years = editions.filter(hasCalendar).map(({ chave, anoLetivo }) => ({ id: chave, name: anoLetivo }));

  const filters = [
    searchFilter('Pesquisar escolas'),
    choiceFilter('edicao', 'Edição', years, 'Todas'),
    choiceFilter('distrito', 'Distrito', choicesAmong(limits.distrito.enum)),
    choiceFilter('estado', 'Estado', choicesOf(stateWords)),
    choiceFilter('ciclo', 'Ciclo', choicesAmong(limits.ciclo.enum)),
    choiceFilter('porMostrar', 'Mural', [{ id: true, name: 'Por pôr no mural' }]),
  ];

  return (
    <SectionList<Participacao>
      columns={[
        { source: 'escola', label: 'Escola', cell: (row) => <School participation={row} onOpen={setOpened} /> },
        {
          source: 'estado',
          label: 'Estado',
          cell: (row) => <State participation={row} onOpen={setOpened} />,
          text: ({ estado }) => stateWords[estado],
        },
        ...columns,
      ]}
      filters={filters}
      rowActions={(row) => <Actions participation={row} onOpen={setOpened} />}
      head={(row) => <School participation={row} onOpen={setOpened} />}
      line={(row) => (
        <Typography component={CardFacts} variant="body2" color="textPrimary">
          <div>
            <State participation={row} onOpen={setOpened} />
          </div>
          <div>{[row.distrito, row.ciclo, sizeOf(row)].filter(Boolean).join(' · ')}</div>
          <div>
            {row.professor} · {row.email}
          </div>
          <div>Última abertura da página: {seenOf(row)}</div>
          <Missing participation={row} />
        </Typography>
      )}
      bulkActions={
        <>
          <Button size="small" startIcon={<MailIcon />} onClick={() => setActing('write')}>
            Escrever às escolas
          </Button>
          <Button size="small" startIcon={<WallIcon />} onClick={() => setActing('show')}>
            Pôr no mural
          </Button>
          <ExportChosen />
        </>
      }
    >
      {acting === 'write' && <WriteDialog onClose={() => setActing(undefined)} />}
      {acting === 'show' && <ShowDialog onClose={() => setActing(undefined)} />}
      {opened !== null && <OpenDialog opened={opened} onOpen={setOpened} />}
    </SectionList>
  );
}

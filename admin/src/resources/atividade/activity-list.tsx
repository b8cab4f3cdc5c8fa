import { Link, Typography } from '@mui/material';
import { ReferenceInput } from 'react-admin';
import type { Atividade } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { useNow } from '../../common/dates/use-now.js';
import { choicesOf } from '../../common/form/choices.js';
import { OptionalSelect } from '../../common/form/optional-select.js';
import type { Column } from '../../common/list/column.js';
import { choiceFilter, DayRangeFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { useSectionGroups } from '../../common/section/section-group.js';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { momentWords, sectionWords, sentenceOf, verbChoices, verbOf } from './sentence.js';

const results: Readonly<Record<Atividade['resultado'], string>> = { ok: 'Feito', recusado: 'Recusado' };

const whoOf = ({ quem }: Atividade): string => quem ?? 'Alguém desconhecido';

function Told({ row, label }: { readonly row: Atividade; readonly label: string }) {
  const file = row.secao === 'files' && row.registo !== null ? { titulo: uploadedFile(row.registo).nome } : {};
  const { deed, record, path } = sentenceOf({ ...row, ...file }, useSectionGroups(), label);
  return (
    <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{whoOf(row)}</strong> {deed} {path === undefined ? record : <Link href={path}>{record}</Link>}{' '}
      {row.resultado === 'recusado' && <ColourChip colour="coral" label={results.recusado} />}
    </Typography>
  );
}

function ToldWhen({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{momentWords(iso, useNow())}</time>;
}

/** Lists who did what in the back office, the newest first. The trail is read, and never changed. */
export default function ActivityList() {
  const sections = sectionWords(useSectionGroups());
  const sectionOf = ({ secao }: Atividade): string => sections.get(secao) ?? secao;

  const columns: readonly Column<Atividade>[] = [
    {
      source: 'frase',
      label: 'O que se fez',
      isSortable: false,
      isScreenOnly: true,
      cell: (row) => <Told row={row} label={sectionOf(row)} />,
    },
    { source: 'id', label: 'N.º', isExportOnly: true },
    {
      source: 'quando',
      label: 'Quando',
      cell: ({ quando }) => <ToldWhen iso={quando} />,
      text: ({ quando }) => formatMoment(quando),
    },
    { source: 'quem', label: 'Quem', isExportOnly: true, text: whoOf },
    { source: 'verbo', label: 'O quê', isExportOnly: true, text: verbOf },
    { source: 'secao', label: 'Secção', isExportOnly: true, text: sectionOf },
    { source: 'registo', label: 'Registo', isExportOnly: true },
    { source: 'origem', label: 'De onde', isSortable: false },
    { source: 'resultado', label: 'Resultado', isExportOnly: true, text: ({ resultado }) => results[resultado] },
  ];

  const filters = [
    <ReferenceInput key="quem" source="quemId" reference="users" perPage={1000} alwaysOn>
      <OptionalSelect label="Quem" optionText="nome" emptyText="Todas as pessoas" />
    </ReferenceInput>,
    choiceFilter('verbo', 'O quê', verbChoices, 'Tudo'),
    choiceFilter('secao', 'Secção', choicesOf(Object.fromEntries(sections)), 'Todas'),
    choiceFilter('resultado', 'Resultado', choicesOf(results)),
    <DayRangeFilter key="dias" source="quando" alwaysOn />,
  ];

  return (
    <SectionList<Atividade>
      columns={columns}
      filters={filters}
      emptyText="Nenhuma atividade encontrada."
      head={(row) => <Told row={row} label={sectionOf(row)} />}
      line={({ quando, origem }) => (
        <>
          <ToldWhen iso={quando} />
          {origem !== '' && ` · ${origem}`}
        </>
      )}
    />
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ReferenceInput, SelectInput } from 'react-admin';
import type { Atividade } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { When } from '../../common/dates/when.js';
import type { Column } from '../../common/list/column.js';
import { DayRangeFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { useSectionGroups } from '../../common/section/section-group.js';
import { palette } from '../../theme/palette.js';
import { sectionWords } from './section-words.js';

const results: Readonly<Record<Atividade['resultado'], string>> = { ok: 'Feito', recusado: 'Recusado' };

const choices = (words: Iterable<readonly [string, string]>) => Array.from(words, ([id, name]) => ({ id, name }));

const whoOf = ({ quem }: Atividade): string => quem ?? 'Alguém desconhecido';

function Result({ resultado }: Pick<Atividade, 'resultado'>) {
  if (resultado === 'ok') return results.ok;
  return (
    <Chip
      size="small"
      label={results[resultado]}
      sx={{ bgcolor: palette.coral.light, color: palette.coral.dark, fontWeight: 700 }}
    />
  );
}

/** Lists who did what in the back office, the newest first. The trail is read, and never changed. */
export default function ActivityList() {
  const sections = sectionWords(useSectionGroups());
  const sectionOf = ({ secao }: Atividade): string => sections.get(secao) ?? secao;

  const columns: readonly Column<Atividade>[] = [
    { source: 'id', label: 'N.º' },
    {
      source: 'quando',
      label: 'Quando',
      cell: ({ quando }) => <When iso={quando} hasTime />,
      text: ({ quando }) => formatMoment(quando),
    },
    {
      source: 'quem',
      label: 'Quem',
      isSortable: false,
      cell: (row) => <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{whoOf(row)}</Box>,
      text: whoOf,
    },
    { source: 'verbo', label: 'O quê', cell: verbOf, text: verbOf },
    { source: 'secao', label: 'Secção', cell: sectionOf, text: sectionOf },
    {
      source: 'registo',
      label: 'Registo',
      isSortable: false,
      cell: ({ registo }) => <Box sx={{ overflowWrap: 'anywhere' }}>{registo}</Box>,
    },
    { source: 'origem', label: 'De onde', isSortable: false },
    {
      source: 'resultado',
      label: 'Resultado',
      cell: ({ resultado }) => <Result resultado={resultado} />,
      text: ({ resultado }) => results[resultado],
    },
  ];

  const filters = [
    <ReferenceInput key="quem" source="quemId" reference="users" perPage={1000} alwaysOn>
      <SelectInput label="Quem" optionText="nome" emptyText="Todas as pessoas" />
    </ReferenceInput>,
    <SelectInput
      key="verbo"
      source="verbo"
      label="O quê"
      choices={choices(Object.entries(verbWords))}
      alwaysOn
      emptyText="Tudo"
    />,
    <SelectInput key="secao" source="secao" label="Secção" choices={choices(sections)} alwaysOn emptyText="Todas" />,
    <SelectInput
      key="resultado"
      source="resultado"
      label="Resultado"
      choices={choices(Object.entries(results))}
      alwaysOn
      emptyText="Todos"
    />,
    <DayRangeFilter key="dias" source="quando" alwaysOn />,
  ];

  return (
    <SectionList<Atividade>
      columns={columns}
      filters={filters}
      emptyText="Nenhuma atividade encontrada."
      card={(row) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 700 }}>{whoOf(row)}</Typography>
          <Typography variant="body2">
            {verbOf(row)} · {sectionOf(row)}
            {row.registo !== null && ` · ${row.registo}`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <When iso={row.quando} hasTime />
            {row.origem !== '' && ` · ${row.origem}`}
          </Typography>
          {row.resultado === 'recusado' && <Result resultado={row.resultado} />}
        </Box>
      )}
    />
  );
}

const verbWords: Readonly<Record<Atividade['verbo'], string>> = {
  criou: 'Criou',
  alterou: 'Alterou',
  publicou: 'Publicou',
  agendou: 'Agendou',
  arquivou: 'Arquivou',
  eliminou: 'Eliminou',
  anulou: 'Anulou',
  exportou: 'Exportou',
  abriu: 'Abriu o documento',
  entrou: 'Iniciou sessão',
  saiu: 'Terminou a sessão',
  reteve: 'Reteve',
  libertou: 'Deixou de reter',
  retirou: 'Retirou do site',
  repôs: 'Repôs no site',
  substituiu: 'Trocou por outra',
};

/** Returns the words for an action; a refused sign-in or a wrong password has words of its own. */
function verbOf({ verbo, resultado, secao }: Pick<Atividade, 'verbo' | 'resultado' | 'secao'>): string {
  if (verbo !== 'entrou') return verbWords[verbo];
  const isRefused = resultado === 'recusado';
  if (secao === 'conta') return isRefused ? 'Escreveu uma password errada' : 'Confirmou a password';
  return isRefused ? 'Tentou iniciar sessão' : verbWords.entrou;
}

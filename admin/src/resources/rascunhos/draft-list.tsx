import EditNoteIcon from '@mui/icons-material/EditNote';
import { Typography } from '@mui/material';
import type { RascunhoResumido } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { savedByWords, stateLabel } from '../../publishing/situation.js';
import { StateCell, stateFilter } from '../../publishing/states.js';
import type { Column } from '../../common/list/column.js';
import { EditLink, exportedMoment, titleColumn } from '../../common/list/columns.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { placeOf, resourceSectionsOf, useSectionGroups } from '../../common/section/section-group.js';
import { Introduction } from '../../common/parts.js';

const columns: readonly Column<RascunhoResumido>[] = [
  { ...titleColumn('titulo', 'Título'), picture: () => <EditNoteIcon color="disabled" /> },
  { source: 'recurso', label: 'Tipo', text: ({ tipo }) => tipo },
  { source: 'estado', label: 'Estado', cell: (draft) => <StateCell situacao={draft} />, text: stateLabel },
  exportedMoment('publicarEm', 'Fica público em'),
  exportedMoment('retirarEm', 'Sai do site em'),
  {
    source: 'alteradoEm',
    label: 'Guardado em',
    cell: ({ alteradoEm, por }) => `${formatMoment(alteradoEm, '')}${por === null ? '' : ` · ${por}`}`,
    text: ({ alteradoEm }) => formatMoment(alteradoEm, ''),
  },
];

export default function DraftList() {
  const sections = resourceSectionsOf(useSectionGroups()).filter(({ hasDrafts }) => hasDrafts === true);
  const kinds = sections.map(({ name, label }) => ({ id: name, name: label }));
  const pathOf = ({ recurso, registo }: RascunhoResumido): string => {
    const section = sections.find(({ name }) => name === recurso);
    return section === undefined ? '' : placeOf(section, registo);
  };
  return (
    <>
      <Introduction>
        O que os visitantes ainda não veem, ou já não veem: rascunhos, o que está agendado e o que foi retirado do site.
      </Introduction>
      <SectionList<RascunhoResumido>
        columns={columns}
        filters={[searchFilter('Pesquisar rascunhos'), choiceFilter('recurso', 'Tipo', kinds), stateFilter]}
        emptyText="Não há rascunhos, nada agendado nem arquivado."
        rowPath={pathOf}
        rowActions={(draft) => <EditLink to={pathOf(draft)} />}
        line={(draft) => (
          <>
            <Typography variant="inherit" component="div" color="textPrimary">
              {draft.tipo}
              <StateCell situacao={draft} />
            </Typography>
            {savedByWords(draft)}
          </>
        )}
      />
    </>
  );
}

import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { webAddress } from '@contract/link-address';
import type { Material } from '../../api-types.js';
import { When } from '../../common/dates/when.js';
import { type Column, exportAllFields } from '../../common/list/column.js';
import { EditLink, idColumn, imageColumn, momentColumn, titleColumn } from '../../common/list/columns.js';
import { DayRangeFilter, searchFilter } from '../../common/list/filters.js';
import { RowDeleteButton, TO_THE_BIN } from '../../common/delete-button.js';
import { SectionList } from '../../common/list/section-list.js';
import { materialEditor } from './material-editor.js';

const { labels } = materialEditor;

const columns: readonly Column<Material>[] = [
  idColumn,
  imageColumn('img'),
  titleColumn('titulo', labels.titulo),
  momentColumn('createdAt', 'Data de criação'),
];

function actionsOf(material: Material) {
  const download = webAddress(material.download);
  return (
    <>
      {download !== undefined && (
        <Button
          href={download}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<DownloadIcon />}
          aria-label={`Download ${material.titulo}`}
        >
          Download
        </Button>
      )}
      <EditLink />
      <RowDeleteButton
        success={`Material "${material.titulo}" eliminado com sucesso!`}
        failure="Erro ao eliminar material. Tente novamente."
      >
        Tem certeza que deseja eliminar este material? <strong>{material.titulo}</strong>. {TO_THE_BIN}
      </RowDeleteButton>
    </>
  );
}

export default function MaterialList() {
  return (
    <SectionList<Material>
      columns={exportAllFields(columns, materialEditor)}
      filters={[searchFilter('Pesquisar materiais'), <DayRangeFilter key="dias" source="createdAt" alwaysOn />]}
      rowActions={actionsOf}
      line={({ createdAt }) => <When iso={createdAt} />}
    />
  );
}

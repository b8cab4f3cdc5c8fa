import type { ArtigoResumido } from '../../api-types.js';
import { When } from '../../common/dates/when.js';
import type { Column } from '../../common/list/column.js';
import { idColumn, imageColumn, momentColumn, titleColumn } from '../../common/list/columns.js';
import { DayRangeFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';

const columns: readonly Column<ArtigoResumido>[] = [
  idColumn,
  imageColumn('url'),
  titleColumn('titulo', 'Título'),
  momentColumn('data', 'Data'),
  { source: 'Categoria', label: 'Categoria' },
];

export default function ArticleList() {
  return (
    <SectionList<ArtigoResumido>
      columns={columns}
      filters={[searchFilter('Pesquisar artigos'), <DayRangeFilter key="dias" source="data" alwaysOn />]}
      line={({ data }) => <When iso={data} />}
    />
  );
}

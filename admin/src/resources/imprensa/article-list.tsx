import type { ArtigoResumido } from '../../api-types.js';
import { When } from '../../common/dates/when.js';
import type { Column } from '../../common/list/column.js';
import { idColumn, momentColumn, PictureCard, pictureColumn, titleColumn } from '../../common/list/columns.js';
import { DayRangeFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { articleEditor } from './article-editor.js';
import { Note } from '../../common/note.js';

const { labels } = articleEditor;

const columns: readonly Column<ArtigoResumido>[] = [
  idColumn,
  pictureColumn('url'),
  titleColumn('titulo', labels.titulo),
  momentColumn('data', 'Data'),
  { source: 'Categoria', label: labels.Categoria },
];

export default function ArticleList() {
  return (
    <SectionList<ArtigoResumido>
      columns={columns}
      filters={[searchFilter('Pesquisar artigos'), <DayRangeFilter key="dias" source="data" alwaysOn />]}
      card={(article) => (
        <PictureCard image={article.url}>
          <Note>
            <When iso={article.data} />
          </Note>
        </PictureCard>
      )}
      canBulkDelete
    />
  );
}

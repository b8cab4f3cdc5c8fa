import type { ArtigoResumido } from '../../api-types.js';
import { When } from '../../common/dates/when.js';
import type { Column } from '../../common/list/column.js';
import { EditLink, idColumn, momentColumn, PictureCard, pictureColumn, TitleCell } from '../../common/list/columns.js';
import { DayRangeFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { articleEditor } from './article-editor.js';
import { Note } from '../../common/note.js';

const { labels } = articleEditor;

const columns: readonly Column<ArtigoResumido>[] = [
  idColumn,
  pictureColumn('url'),
  { source: 'titulo', label: labels.titulo, cell: ({ titulo }) => <TitleCell text={titulo} /> },
  momentColumn('data', 'Data'),
  { source: 'Categoria', label: labels.Categoria },
];

export default function ArticleList() {
  return (
    <SectionList<ArtigoResumido>
      columns={columns}
      filters={[searchFilter('Pesquisar artigos'), <DayRangeFilter key="dias" source="data" alwaysOn />]}
      emptyText="Nenhum artigo encontrado."
      card={(article) => (
        <PictureCard image={article.url} title={article.titulo} actions={<EditLink />}>
          <Note>
            <When iso={article.data} />
          </Note>
        </PictureCard>
      )}
      canBulkDelete
    />
  );
}

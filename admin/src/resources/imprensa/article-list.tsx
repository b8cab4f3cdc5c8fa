import Typography from '@mui/material/Typography';
import { SearchInput } from 'react-admin';
import type { ArtigoResumido } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { When } from '../../common/dates/when.js';
import { Thumbnail } from '../../common/images/thumbnail.js';
import { EditLink, TitleCell } from '../../common/list/cells.js';
import type { Column } from '../../common/list/column.js';
import { DayRangeFilter } from '../../common/list/filters.js';
import { PictureCard } from '../../common/list/picture-card.js';
import { SectionList } from '../../common/list/section-list.js';
import { articleEditor } from './article-editor.js';

const { labels } = articleEditor;

const columns: readonly Column<ArtigoResumido>[] = [
  { source: 'id', label: 'ID', isExportOnly: true },
  { source: 'url', label: 'Imagem', isSortable: false, width: '96px', cell: ({ url }) => <Thumbnail url={url} /> },
  { source: 'titulo', label: labels.titulo, cell: ({ titulo }) => <TitleCell text={titulo} /> },
  { source: 'data', label: 'Data', cell: ({ data }) => <When iso={data} />, text: ({ data }) => formatMoment(data) },
  { source: 'Categoria', label: labels.Categoria },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Pesquisar artigos" />,
  <DayRangeFilter key="dias" source="data" alwaysOn />,
];

/** The press articles. */
export default function ArticleList() {
  return (
    <SectionList<ArtigoResumido>
      columns={columns}
      filters={filters}
      emptyText="Nenhum artigo encontrado."
      card={(article) => (
        <PictureCard image={article.url} title={article.titulo} actions={<EditLink />}>
          <Typography variant="body2" color="text.secondary">
            <When iso={article.data} />
          </Typography>
        </PictureCard>
      )}
      canBulkDelete
    />
  );
}

import DownloadIcon from '@mui/icons-material/Download';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import { Button, Typography } from '@mui/material';
import { useListContext } from 'ra-core';
import type { Relatorio } from '../../api-types.js';
import { counted } from '../../common/counted.js';
import { useNow } from '../../common/dates/use-now.js';
import { When } from '../../common/dates/when.js';
import { RowDeleteButton, TO_THE_BIN } from '../../common/delete-button.js';
import type { Column } from '../../common/list/column.js';
import { dayColumn, idColumn, titleColumn } from '../../common/list/columns.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { Note, Stack } from '../../common/parts.js';
import { runtimeConfig } from '../../runtime-config.js';
import { ReportForm, reportYears } from './report-form.js';
import { EmptyState } from '../../common/feedback.js';
import { useResumo } from '../../common/use-resumo.js';
import { BackLink } from '../../common/back-link.js';

const fileUrl = ({ arquivo, nome_do_ficheiro: nome }: Relatorio): string =>
  `${runtimeConfig.apiUrl}/uploads/${encodeURIComponent(arquivo)}?${new URLSearchParams({ nome }).toString()}`;

const downloadLink = (report: Relatorio) => (
  <Button href={fileUrl(report)} startIcon={<DownloadIcon />} aria-label={`Download ${report.nome_do_ficheiro}`}>
    Download
  </Button>
);

const removeButton = (report: Relatorio) => (
  <RowDeleteButton
    title="Confirmar Remoção"
    confirm={{ label: 'Remover', busyLabel: 'A remover...' }}
    success={`Relatório "${report.nome_do_ficheiro}" removido com sucesso!`}
    failure="Erro ao excluir relatório. Tente novamente."
  >
    Tem a certeza de que quer remover o relatório <strong>{report.nome_do_ficheiro}</strong>? O ficheiro deixa de estar
    disponível no site. {TO_THE_BIN}
  </RowDeleteButton>
);

const columns: readonly Column<Relatorio>[] = [
  idColumn,
  {
    source: 'tipo',
    label: 'Tipo',
    isSortable: false,
    width: '64px',
    cell: () => <PictureAsPdfIcon titleAccess="PDF" color="error" />,
    text: () => 'PDF',
  },
  titleColumn('nome_do_ficheiro', 'Nome do ficheiro'),
  { source: 'ano', label: 'Ano' },
  dayColumn('data', 'Data'),
  { source: 'arquivo', label: 'Ficheiro', isSortable: false, cell: downloadLink, text: fileUrl },
];

export function ReportManagement() {
  const years = reportYears(useNow().getFullYear()).map((year) => ({ id: year, name: String(year) }));
  return (
    <Stack columns="minmax(0, 1fr)">
      <div>
        <BackLink to="/dashboard" />
      </div>
      <ReportForm />
      <SectionList<Relatorio>
        columns={columns}
        filters={[searchFilter('Pesquisar relatórios'), choiceFilter('ano', 'Ano', years)]}
        emptyText="Nenhum relatório encontrado"
        failure="Erro ao carregar relatórios. Tente novamente."
        rowActions={removeButton}
        line={(report) => (
          <>
            PDF · {report.ano} · <When iso={report.data} />
            <div>{downloadLink(report)}</div>
          </>
        )}
      >
        <ReportCount />
      </SectionList>
    </Stack>
  );
}

function ReportCount() {
  const { total, isPending } = useListContext();
  if (isPending) {
    return (
      <Typography role="status" sx={{ p: 2 }}>
        Carregando relatórios...
      </Typography>
    );
  }
  return <Note sx={{ px: 2, py: 1 }}>{counted(total ?? 0, 'relatório', 'relatórios')}</Note>;
}

export function ReportsSection() {
  const count = useResumo().data?.contagens['relatorios'];
  return (
    <EmptyState icon={PictureAsPdfIcon} text="Relatórios anuais">
      <Typography sx={{ maxWidth: '36rem' }}>
        Adicione e elimine os relatórios que os visitantes descarregam
        {count === undefined ? '.' : `: ${count} até agora.`}
      </Typography>
      <Button href="/lista-de-relatorios" variant="contained" size="large">
        Gestão de Relatórios
      </Button>
    </EmptyState>
  );
}

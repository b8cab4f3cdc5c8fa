import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { fetchRelatedRecords, useDataProvider, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';

/** Exports every row that the filters let through, however many pages they fill; react-admin's own stops at a number and shows no sign of work. */
export function ExportButton() {
  const { exporter, getData, resource, total } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const run = async (): Promise<void> => {
    if (getData === undefined || exporter === false || exporter === undefined) return;
    setBusy(true);
    try {
      const rows = await getData({ maxResults: Infinity });
      await exporter(rows, fetchRelatedRecords(dataProvider), dataProvider, resource);
    } catch {
      notify('Não foi possível exportar a lista. Tente novamente.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      startIcon={<DownloadIcon />}
      disabled={isBusy || total === undefined || total === 0}
      onClick={() => void run()}
    >
      {isBusy ? 'A exportar...' : 'Exportar CSV'}
    </Button>
  );
}

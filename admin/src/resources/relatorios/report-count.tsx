import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';

/** How many reports there are, under the list. */
export function ReportCount() {
  const { total, isPending } = useListContext();
  if (isPending) {
    return (
      <Typography role="status" sx={{ p: 2 }}>
        Carregando relatórios...
      </Typography>
    );
  }
  return (
    <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
      {total === 1 ? '1 relatório' : `${total ?? 0} relatórios`}
    </Typography>
  );
}

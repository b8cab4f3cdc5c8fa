import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DadoGuardado } from '../../api-types.js';
import { FoundRecord } from './found-record.js';
import { grouped, type RecordGroup } from './grouped.js';

function Group({ group: { kind, records } }: { readonly group: RecordGroup }) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 3 }, borderRadius: 2.5, '@media print': { border: 0, p: 0 } }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {kind} ({records.length})
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {records.map((record) => (
          <FoundRecord key={`${record.tipo}:${record.id}`} record={record} />
        ))}
      </Box>
    </Paper>
  );
}

/** Lists the records that were found, kind by kind. */
export function FoundRecords({ records }: { readonly records: readonly DadoGuardado[] }) {
  return grouped(records).map((group) => <Group key={group.kind} group={group} />);
}

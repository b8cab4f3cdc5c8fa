import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Resumo } from '../../api-types.js';
import { useSectionGroups } from '../../common/section/section-groups-context.js';
import { chartSeriesOf } from './chart-series.js';
import { SubmissionsBars } from './submissions-bars.js';
import { SubmissionsTable } from './submissions-table.js';

type Months = Resumo['submissoesPorMes'];

/** Submissions of the last twelve months by form, as bars and, for whoever prefers, as a table. */
export function SubmissionsChart({ months }: { readonly months: Months }) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const series = chartSeriesOf(useSectionGroups());
  if (series.length === 0) return null;
  const sums = months.map(({ total }) => series.reduce((sum, { key }) => sum + (total[key] ?? 0), 0));
  const highest = Math.max(1, ...sums);
  const shown = series.filter(({ key }) => months.some(({ total }) => (total[key] ?? 0) > 0));
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 2, p: { xs: 2, md: 3 }, borderRadius: 3 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          Submissões por mês
        </Typography>
        <Button onClick={() => setTable(!isTable)} aria-pressed={isTable}>
          {isTable ? 'Ver gráfico' : 'Ver tabela'}
        </Button>
      </Box>
      {shown.length === 0 && <Typography>Ainda não chegou nenhuma submissão nos últimos doze meses.</Typography>}
      {shown.length > 0 && isTable && <SubmissionsTable months={months} series={shown} />}
      {shown.length > 0 && !isTable && (
        <>
          <SubmissionsBars months={months} series={series} highest={highest} />
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
          >
            {shown.map(({ key, label, fill }) => (
              <Box
                component="li"
                key={key}
                sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.875rem' }}
              >
                <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: fill }} />
                {label}
              </Box>
            ))}
          </Box>
        </>
      )}
    </Paper>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Resumo } from '../../api-types.js';
import { useSectionGroups } from '../../common/section/section-groups-context.js';
import { palette } from '../../theme/palette.js';
import { type ChartSeries, chartSeriesOf } from './chart-series.js';
import { SubmissionsTable } from './submissions-table.js';

type Months = Resumo['submissoesPorMes'];

const HEIGHT = 180;
const BAR = 26;
const STEP = 44;

const monthNames = new Intl.DateTimeFormat('pt-PT', { month: 'short', timeZone: 'UTC' });

function shortMonth(mes: string): string {
  return monthNames.format(new Date(`${mes}-15T00:00:00Z`)).replace('.', '');
}

interface BarsProps {
  readonly months: Months;
  readonly series: readonly ChartSeries[];
  readonly highest: number;
}

function Bars({ months, series, highest }: BarsProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${months.length * STEP} ${HEIGHT + 24}`}
      role="img"
      aria-label="Submissões por mês e formulário; os números estão na tabela"
      sx={{ width: '100%', maxHeight: 260, display: 'block' }}
    >
      <line x1={0} x2={months.length * STEP} y1={HEIGHT} y2={HEIGHT} stroke={palette.ink.faint} />
      {months.map(({ mes, total }, month) => {
        let top = HEIGHT;
        return (
          <g key={mes} transform={`translate(${month * STEP + (STEP - BAR) / 2} 0)`}>
            {series.map(({ key, label, fill }) => {
              const height = ((total[key] ?? 0) / highest) * (HEIGHT - 12);
              top -= height;
              return height === 0 ? null : (
                <rect key={key} y={top} width={BAR} height={height} fill={fill} stroke="#ffffff">
                  <title>{`${label}: ${total[key]}`}</title>
                </rect>
              );
            })}
            <text x={BAR / 2} y={HEIGHT + 16} textAnchor="middle" fontSize={12} fill={palette.ink.main}>
              {shortMonth(mes)}
            </text>
          </g>
        );
      })}
    </Box>
  );
}

/** Submissions of the last twelve months by form, as bars and, for whoever prefers, as a table. */
export function SubmissionsChart({ months }: { readonly months: Months }) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const series = chartSeriesOf(useSectionGroups());
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
          <Bars months={months} series={series} highest={highest} />
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

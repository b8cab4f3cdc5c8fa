import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Resumo } from '../../api-types.js';
import { lazyPart } from '../../common/lazy-part.js';
import { LoadingBlock } from '../../common/feedback.js';
import { Panel, Row } from '../../common/parts.js';
import { resourceSectionsOf, type SectionGroup, useSectionGroups } from '../../common/section/section-group.js';
import { palette } from '../../theme/palette.js';

const CountsTable = lazyPart(() => import('../../common/counts-table.js'), { waiting: () => <LoadingBlock /> });

type Months = Resumo['submissoesPorMes'];

type ChartSeries = ReturnType<typeof chartSeriesOf>[number];

/** Submissions of the last twelve months by form, as bars and, for whoever prefers, as a table; nothing before the first. */
export function SubmissionsChart({ months }: { readonly months: Months }) {
  const [isTable, setTable] = useState(false);
  const series = chartSeriesOf(useSectionGroups());
  const shown = series.filter(({ key }) => months.some(({ total }) => (total[key] ?? 0) > 0));
  if (shown.length === 0) return null;
  return (
    <Panel
      title="Submissões por mês"
      action={
        <Button onClick={() => setTable(!isTable)} aria-pressed={isTable}>
          {isTable ? 'Ver gráfico' : 'Ver tabela'}
        </Button>
      }
    >
      {isTable ? (
        <CountsTable
          label="Submissões por mês e formulário"
          columns={['Mês', ...shown.map(({ label }) => label)]}
          rows={months.map(({ mes, total }) => [
            mes.split('-').reverse().join('/'),
            ...shown.map(({ key }) => total[key] ?? 0),
          ])}
        />
      ) : (
        <>
          <SubmissionsBars months={months} series={series} />
          <Box
            component="ul"
            className="lista"
            sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.875rem' }}
          >
            {shown.map(({ key, label, fill }) => (
              <Row as="li" key={key} gap={0.75}>
                <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: fill }} />
                {label}
              </Row>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}

const monthNames = new Intl.DateTimeFormat('pt-PT', { month: 'short', timeZone: 'UTC' });

function shortMonth(mes: string): string {
  return monthNames.format(new Date(`${mes}-15T00:00:00Z`)).replace('.', '');
}

const plotSx = {
  position: 'relative',
  height: { xs: 180, md: 220 },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
} as const;

const tickSx = { height: 0, display: 'flex', alignItems: 'center', justifyContent: 'flex-end' } as const;

const lineSx = { position: 'absolute', insetInline: 0, borderTop: `1px solid ${palette.ink.line}` } as const;

const monthSx = {
  whiteSpace: 'nowrap',
  // A twelfth of a small phone has no room for a name: every second month has twice as much.
  '&:nth-of-type(odd)': { '@media (max-width: 479.95px)': { visibility: 'hidden' } },
  display: 'flex',
  justifyContent: 'center',
} as const;

function SubmissionsBars({ months, series }: { readonly months: Months; readonly series: readonly ChartSeries[] }) {
  const sums = months.map(({ total }) => series.reduce((sum, { key }) => sum + (total[key] ?? 0), 0));
  const ticks = chartTicks(Math.max(1, ...sums));
  const top = ticks.at(-1) ?? 1;
  const share = (count: number): string => `${(count / top) * 100}%`;
  return (
    <Box
      role="img"
      aria-label="Submissões por mês e formulário; os números estão na tabela"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, pt: 1, fontSize: '0.8125rem' }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'space-between' }}>
        {ticks.map((tick) => (
          <Box key={tick} data-tick={tick} sx={tickSx}>
            {tick.toLocaleString('pt-PT')}
          </Box>
        ))}
      </Box>
      <Box sx={plotSx}>
        {ticks.map((tick) => (
          <Box key={tick} sx={lineSx} style={{ bottom: share(tick) }} />
        ))}
        {months.map(({ mes, total }) => (
          <Box
            key={mes}
            data-month={mes}
            sx={{
              position: 'relative',
              display: 'flex',
              flexDirection: 'column-reverse',
              width: '60%',
              maxWidth: 48,
              mx: 'auto',
            }}
          >
            {series
              .filter(({ key }) => (total[key] ?? 0) > 0)
              .map(({ key, label, fill }) => (
                <Box
                  key={key}
                  title={`${label}: ${total[key]}`}
                  style={{ height: share(total[key] ?? 0), backgroundColor: fill }}
                  sx={{ boxShadow: `inset 0 1px 0 ${palette.paper.main}` }}
                />
              ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ gridColumn: 2, display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', pt: 0.75 }}>
        {months.map(({ mes }) => (
          <Box key={mes} data-label sx={monthSx}>
            <span>{shortMonth(mes)}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function chartSeriesOf(groups: readonly SectionGroup[]) {
  return resourceSectionsOf(groups).flatMap(({ name, label, chart }) =>
    chart === undefined ? [] : [{ key: name, label, fill: chart }],
  );
}

const STEPS = [1, 2, 5, 10];
const MOST_STEPS = 5;

/**
 * The marks of an axis for counts, from 0 in even steps to the first that the highest count does not pass.
 * @param highest a whole number
 */
export function chartTicks(highest: number): number[] {
  const least = Math.max(1, highest) / MOST_STEPS;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = STEPS.map((factor) => factor * power).find((size) => size >= least) ?? power;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

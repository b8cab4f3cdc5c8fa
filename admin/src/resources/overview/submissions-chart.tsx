import { Button, styled } from '@mui/material';
import { useState } from 'react';
import type { Resumo } from '../../api-types.js';
import { lazyPart } from '../../common/lazy-part.js';
import { LoadingBlock } from '../../common/feedback.js';
import { Panel, Row } from '../../common/parts.js';
import { resourceSectionsOf, type SectionGroup, useSectionGroups } from '../../common/section/section-group.js';
import { palette } from '../../theme/palette.js';

const CountsTable = lazyPart(() => import('../../common/counts-table.js'), { waiting: () => <LoadingBlock /> });

type MonthlyCounts = Resumo['submissoesPorMes'];

type ChartSeries = ReturnType<typeof chartSeriesOf>[number];

/** Submissions of the last twelve months by form, as bars and, for whoever prefers, as a table; nothing before the first. */
export function SubmissionsChart({ months }: { readonly months: MonthlyCounts }) {
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
          <Legend as="ul" className="lista">
            {shown.map(({ key, label, fill }) => (
              <Row as="li" key={key} gap={0.75}>
                <Swatch style={{ backgroundColor: fill }} />
                {label}
              </Row>
            ))}
          </Legend>
        </>
      )}
    </Panel>
  );
}

const monthNames = new Intl.DateTimeFormat('pt-PT', { month: 'short', timeZone: 'UTC' });

function shortMonth(mes: string): string {
  return monthNames.format(new Date(`${mes}-15T00:00:00Z`)).replace('.', '');
}

const Legend = styled(Row)({ marginTop: 8, columnGap: 16, rowGap: 0, fontSize: '0.875rem' });

const Swatch = styled('span')({ width: 12, height: 12, borderRadius: 3 });

/** The marks beside the bars, and the months under them. */
const Axes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 8,
  paddingTop: 8,
  fontSize: '0.8125rem',
});

const Marks = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  '& > *': { height: 0, display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
});

/** One column a month. */
const Months = styled('div')({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

const Plot = styled(Months)(({ theme }) => ({
  position: 'relative',
  height: 180,
  [theme.breakpoints.up('md')]: { height: 220 },
}));

const MarkLine = styled('div')({ position: 'absolute', insetInline: 0, borderTop: `1px solid ${palette.ink.line}` });

const Bars = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  width: '60%',
  maxWidth: 48,
  marginInline: 'auto',
  '& > *': { boxShadow: `inset 0 1px 0 ${palette.paper.main}` },
});

const MonthName = styled('div')({
  paddingTop: 6,
  whiteSpace: 'nowrap',
  // A twelfth of a small phone has no room for a name: every second month has twice as much.
  '&:nth-of-type(odd)': { '@media (max-width: 479.95px)': { visibility: 'hidden' } },
  display: 'flex',
  justifyContent: 'center',
});

function SubmissionsBars({
  months,
  series,
}: {
  readonly months: MonthlyCounts;
  readonly series: readonly ChartSeries[];
}) {
  const sums = months.map(({ total }) => series.reduce((sum, { key }) => sum + (total[key] ?? 0), 0));
  const ticks = chartTicks(Math.max(1, ...sums));
  const top = ticks.at(-1) ?? 1;
  const share = (count: number): string => `${(count / top) * 100}%`;
  return (
    <Axes role="img" aria-label="Submissões por mês e formulário; os números estão na tabela">
      <Marks>
        {ticks.map((tick) => (
          <div key={tick} data-tick={tick}>
            {tick.toLocaleString('pt-PT')}
          </div>
        ))}
      </Marks>
      <Plot>
        {ticks.map((tick) => (
          <MarkLine key={tick} style={{ bottom: share(tick) }} />
        ))}
        {months.map(({ mes, total }) => (
          <Bars key={mes} data-month={mes}>
            {series
              .filter(({ key }) => (total[key] ?? 0) > 0)
              .map(({ key, label, fill }) => (
                <div
                  key={key}
                  title={`${label}: ${total[key]}`}
                  style={{ height: share(total[key] ?? 0), backgroundColor: fill }}
                />
              ))}
          </Bars>
        ))}
      </Plot>
      <Months>
        {months.map(({ mes }) => (
          <MonthName key={mes} data-label>
            <span>{shortMonth(mes)}</span>
          </MonthName>
        ))}
      </Months>
    </Axes>
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

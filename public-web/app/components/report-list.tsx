import { reports } from '~/content/reports';
import type { Relatorio } from '~/lib/records/relatorio';
import { EmptyNote } from './empty-note';
import { ListNotice } from './list-notice';
import { ReportCard } from './report-card';

type Props = { found: readonly Relatorio[] | 'refused' | 'unreachable' | undefined };

/** A year's reports, or why there are none; nothing given means that no year was chosen. */
export function ReportList({ found }: Props) {
  if (found === undefined) return <p className="text-lead">{reports.prompt}</p>;
  if (typeof found === 'string') return <ListNotice text={reports[found]} retry={reports.retry} />;
  if (found.length === 0) return <EmptyNote>{reports.empty}</EmptyNote>;
  return (
    <ul className="card-rows [--columns:1] md:[--columns:2] xl:[--columns:3]">
      {found.map((report) => (
        <li key={report.id}>
          <ReportCard report={report} />
        </li>
      ))}
    </ul>
  );
}

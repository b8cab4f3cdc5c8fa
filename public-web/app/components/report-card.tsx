import { reports } from '~/content/reports';
import { shortDate } from '~/lib/words/lisbon-date';
import type { Relatorio } from '~/lib/records/relatorio';
import { useRootData } from '~/lib/pages/root-data';
import { Collage } from './art/collage';

/** A report as one link to its file. */
export function ReportCard({ report: { nome_do_ficheiro, nome_do_arquivo, data } }: { report: Relatorio }) {
  const { apiUrl } = useRootData();
  // From another host a browser heeds the name that comes with the file, not the one in the link.
  const query = new URLSearchParams({ nome: nome_do_ficheiro });
  return (
    <a
      href={`${apiUrl}/uploads/${encodeURIComponent(nome_do_arquivo)}?${query.toString()}`}
      download={`${nome_do_ficheiro}.pdf`}
      className="sheet flex h-full items-center gap-4 p-4 sm:gap-5 sm:p-5"
    >
      <Collage name="reports" className="w-16 shrink-0 sm:w-24" />
      <span className="min-w-0">
        <span className="sr-only">{reports.download} </span>
        <span className="block font-display text-title break-words">{nome_do_ficheiro}.pdf</span>
        <span className="block">{shortDate(data)}</span>
      </span>
    </a>
  );
}

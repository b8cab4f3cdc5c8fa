import { Link } from 'react-router';
import { RowPhoto } from '~/components/row-photo';
import { press } from '~/content/press';
import type { PressRow } from '~/lib/records/press-item';

type Props = { id: string; title: string; empty: string; items: readonly PressRow[] };

/** A short list of other articles. */
export function PressAside({ id, title, empty, items }: Props) {
  return (
    <aside aria-labelledby={id} className="cut bg-paper-deep p-5 print:hidden">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {items.length === 0 && <p className="mt-3">{empty}</p>}
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {items.map((item) => (
          <li key={item.id} className="sheet relative grid grid-cols-[5rem_1fr] overflow-hidden">
            <RowPhoto src={item.url} images={item.imagens} sizes="5rem" className="min-h-20" />
            <h3 className="min-w-0 p-3 text-base leading-snug">
              <Link to={`/imprensa/${item.id}`} className="sheet-link">
                {item.titulo || press.missing.title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { Link } from 'react-router';
import { Photo } from '~/components/photo';
import { press } from '~/content/press';
import { shortDate } from '~/lib/words/lisbon-date';
import type { PressRow } from '~/lib/records/press-item';

type Props = { item: PressRow; first?: boolean; heading?: 'h2' | 'h3' };

/** An article as one link: picture, date and title. */
export function PressCard({ item: { id, titulo, data, url, imagens }, first = false, heading: Heading = 'h2' }: Props) {
  return (
    <article className="sheet relative flex h-full flex-col overflow-hidden">
      <Photo
        src={url}
        images={imagens}
        alt=""
        first={first}
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-[16/10]"
      />
      <div className="p-6">
        <p className="font-display text-partilhar-deep">{shortDate(data) ?? press.missing.date}</p>
        <Heading className="mt-1 text-title">
          <Link to={`/imprensa/${id}`} className="sheet-link">
            {titulo || press.missing.title}
          </Link>
        </Heading>
      </div>
    </article>
  );
}

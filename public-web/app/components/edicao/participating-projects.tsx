import { ExternalLink } from '~/components/external-link';
import type { Edicao } from '~/lib/records/edicao';
import { webAddress } from '@contract/link-address';

type Props = { title: string; items: Edicao['projetos'] };

/** Links to the stories of every project that took part. */
export function ParticipatingProjects({ title, items }: Props) {
  return (
    <section>
      <h2 className="text-section wrap-anywhere">{title}</h2>
      <ul className="mt-5 grid gap-2 sm:grid-cols-2">
        {items.map(({ titulo, url }, index) => {
          const address = webAddress(url);
          return (
            <li key={`${index} ${titulo}`} className="wrap-anywhere">
              {address ? <ExternalLink href={address}>{titulo}</ExternalLink> : titulo}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

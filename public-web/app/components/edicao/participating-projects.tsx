import { ExternalLink } from '~/components/external-link';
import type { ProjetoMural } from '~/lib/records/mural';
import { webAddress } from '@contract/link-address';

type Props = { title: string; items: readonly ProjetoMural[] };

/** Links to the stories of every project that took part. */
export function ParticipatingProjects({ title, items }: Props) {
  return (
    <section>
      <h2 className="text-section wrap-anywhere">{title}</h2>
      <ul className="mt-5 grid gap-2 sm:grid-cols-2">
        {items.map(({ id, titulo, url }) => {
          const address = webAddress(url);
          return (
            <li key={id} className="wrap-anywhere">
              {address ? <ExternalLink href={address}>{titulo}</ExternalLink> : titulo}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

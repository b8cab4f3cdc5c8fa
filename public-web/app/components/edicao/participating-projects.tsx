import { ExternalLink } from '~/components/external-link';

type Props = { title: string; items: readonly { label: string; url: string }[] };

/** Links to the stories of every project that took part. */
export function ParticipatingProjects({ title, items }: Props) {
  return (
    <section>
      <h2 className="text-section">{title}</h2>
      <ul className="mt-5 grid gap-2 sm:grid-cols-2">
        {items.map(({ label, url }) => (
          <li key={label}>
            <ExternalLink href={url}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

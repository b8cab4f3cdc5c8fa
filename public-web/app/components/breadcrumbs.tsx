import { Link } from 'react-router';
import { layout } from '~/content/layout';
import { useRootData } from '~/lib/pages/root-data';
import { JsonLd } from './json-ld';

type Props = { trail: readonly { label: string; to: string }[]; here: string };

/** The way from the home page to a page two steps deep. */
export function Breadcrumbs({ trail, here }: Props) {
  const { siteUrl } = useRootData();
  const steps = [{ label: layout.homeShort, to: '/' }, ...trail];
  return (
    <nav aria-label={layout.breadcrumbs} className="mb-4 print:hidden">
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            ...steps.map(({ label, to }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              item: siteUrl + to,
            })),
            { '@type': 'ListItem', position: steps.length + 1, name: here },
          ],
        }}
      />
      <ol className="flex flex-wrap gap-x-2 text-small">
        {steps.map(({ label, to }) => (
          <li key={to} className="after:ml-2 after:content-['/']">
            <Link to={to} className="link inline-block py-1">
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-1">
          {here}
        </li>
      </ol>
    </nav>
  );
}

import { Link } from 'react-router';
import { ExternalLink } from '~/components/external-link';
import { PageTop } from '~/components/page-top';
import { layout } from '~/content/layout';
import { siteMap } from '~/content/site-map';
import { useAssociation } from '~/lib/words/use-words';

const TOPS = ['border-fazer', 'border-imaginar', 'border-sentir'];

export default function MapaDoSite() {
  const { complaintsBook } = useAssociation();
  return (
    <>
      <PageTop texts={siteMap} colour="imaginar" picture="school" />
      <div className="page section grid gap-10 md:grid-cols-[repeat(3,minmax(auto,1fr))]">
        {siteMap.columns.map(({ title, links, ...column }, index) => (
          <div key={title} className={`border-t-8 pt-5 ${TOPS[index]}`}>
            <h2 className="text-section md:wrap-break-word">{title}</h2>
            <ul className="mt-4 grid gap-1 text-lead">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className="link inline-block py-1">
                    {label}
                  </Link>
                </li>
              ))}
              {'withComplaintsBook' in column && (
                <li>
                  <ExternalLink href={complaintsBook} className="link inline-block py-1">
                    {layout.complaintsBook}
                  </ExternalLink>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

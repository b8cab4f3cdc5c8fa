import { useLocation, useParams } from 'react-router';
import { useRootData } from '~/lib/pages/root-data';

/** The address of a printed page, so that it is found again. A link that was mailed to one person is not printed. */
export function PrintedAddress() {
  const { siteUrl } = useRootData();
  const { pathname } = useLocation();
  const { ligacao, convite } = useParams();
  const address = siteUrl + pathname.replace(`/${ligacao ?? convite}`, '');
  return <p className="page hidden pb-4 wrap-anywhere print:block">{address}</p>;
}

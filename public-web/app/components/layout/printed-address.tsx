import { useLocation, useParams } from 'react-router';
import { useRootData } from '~/lib/pages/root-data';

/** Where what was printed can be found again. What was mailed to one person alone stands on no paper. */
export function PrintedAddress() {
  const { siteUrl } = useRootData();
  const { pathname } = useLocation();
  const { ligacao, convite } = useParams();
  const address = siteUrl + pathname.replace(`/${ligacao ?? convite}`, '');
  return <p className="page hidden pt-6 wrap-anywhere print:block">{address}</p>;
}

import { useLocation } from 'react-router';
import { useRootData } from '~/lib/pages/root-data';

/** Where what was printed can be found again. */
export function PrintedAddress() {
  const { siteUrl } = useRootData();
  const { pathname } = useLocation();
  return <p className="page hidden pt-6 wrap-anywhere print:block">{siteUrl + pathname}</p>;
}

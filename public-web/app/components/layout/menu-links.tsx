import { useLocation, Link } from 'react-router';
import type { NavigationGroup } from '~/content/types/navigation-group';

/** The links of one menu group; the present page is marked. */
export function MenuLinks({ group, className }: { group: NavigationGroup; className: string }) {
  const { pathname, hash } = useLocation();
  return (
    <ul>
      {group.links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={className} aria-current={to === pathname + hash ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

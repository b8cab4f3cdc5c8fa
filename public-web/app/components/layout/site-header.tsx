import { useRef } from 'react';
import { useLocation, Link } from 'react-router';
import { layout } from '~/content/layout';
import { activeGroup } from '~/components/layout/active-group';
import { useAssociation } from '~/lib/words/use-words';
import { useMenuDismissal } from '~/components/layout/use-menu-dismissal';
import { Logo } from './logo';
import { NarrowMenu } from './narrow-menu';
import { SearchLink } from './search-link';
import { WideMenu } from './wide-menu';

/** The header of every page. */
export function SiteHeader() {
  const header = useRef<HTMLElement>(null);
  const { name } = useAssociation();
  const active = activeGroup(useLocation().pathname);
  useMenuDismissal(header);
  return (
    <header ref={header} className="relative z-20">
      <div className="page flex items-center justify-between gap-4 py-4">
        <Link to="/" aria-label={`${name}: ${layout.home}`}>
          <Logo />
        </Link>
        <div className="flex items-center gap-2">
          <WideMenu active={active} />
          <SearchLink />
          <NarrowMenu active={active} />
        </div>
      </div>
    </header>
  );
}

import { Link } from 'react-router';
import { Chevron } from '~/components/chevron';
import { layout } from '~/content/layout';
import { navigation } from '~/content/navigation';
import { search } from '~/content/search';
import type { NavigationGroup } from '~/content/types/navigation-group';
import { stepClasses } from '~/lib/records/step-classes';
import { MenuLinks } from './menu-links';

/** The menu of small screens: a button that opens a full-screen accordion. */
export function NarrowMenu({ active }: { active: NavigationGroup | undefined }) {
  return (
    <details className="narrow-menu group/all menu:hidden">
      <summary className="cut-small relative z-50 flex min-h-12 items-center gap-2.5 bg-ink px-3.5 pt-1 font-display text-paper focus-visible:outline-ink group-open/all:bg-paper group-open/all:text-ink">
        <span className="group-open/all:hidden">{layout.openMenu}</span>
        <span className="hidden group-open/all:inline">{layout.closeMenu}</span>
        <svg viewBox="0 0 22 16" className="mb-1 w-5 fill-current" aria-hidden="true" focusable="false">
          <path className="group-open/all:hidden" d="M0 1L22 0v3.4L0 4zM1 6.6l20-.4v3.3L1 10zM0 13l22-.6V16L0 15.8z" />
          <path
            className="hidden group-open/all:block"
            d="M3 2.4L5.6 0 11 5.4 16.6 0 19 2.5 13.6 8l5.6 5.4L16.4 16 11 10.6 5.4 16 2.8 13.6 8.4 8z"
          />
        </svg>
      </summary>
      <nav
        aria-label={layout.mainMenu}
        className="fixed inset-0 z-40 overflow-y-auto bg-ink px-5 pt-24 pb-10 text-paper on-ink"
      >
        {navigation.groups.map((group) => (
          <details
            key={group.label}
            name="narrow-menu"
            open={group === active}
            className="group/menu border-b-2 border-paper/25"
          >
            <summary className="flex min-h-16 items-center gap-4 pt-1 font-display text-[1.625rem]">
              <span className={`size-5 rounded-full ${stepClasses[group.colour].solid}`} />
              {group.label}
              <span className="ml-auto">
                <Chevron />
              </span>
            </summary>
            <div className="pb-4 pl-9">
              <MenuLinks
                group={group}
                className="block py-2.5 text-lead aria-[current=page]:font-bold aria-[current=page]:underline"
              />
            </div>
          </details>
        ))}
        <Link to="/pesquisa" className="mt-6 block py-2.5 text-lead font-bold">
          {search.open}
        </Link>
        <Link to={navigation.action.to} className="button button-sun mt-4 w-full">
          {navigation.action.label}
        </Link>
      </nav>
    </details>
  );
}

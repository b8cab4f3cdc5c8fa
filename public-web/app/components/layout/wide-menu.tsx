import { Link } from 'react-router';
import { Chevron } from '~/components/chevron';
import { layout } from '~/content/layout';
import { navigation } from '~/content/navigation';
import type { NavigationGroup } from '~/content/types/navigation-group';
import { stepClasses } from '~/lib/records/step-classes';
import { MenuLinks } from './menu-links';

/** The menu of wide screens: four dropdown groups and the contact button. */
export function WideMenu({ active }: { active: NavigationGroup | undefined }) {
  return (
    <nav aria-label={layout.mainMenu} className="hidden items-center gap-1 menu:flex">
      {navigation.groups.map((group) => {
        const { solid, tint } = stepClasses[group.colour];
        const current = group === active;
        return (
          <details key={group.label} name="wide-menu" className="group/menu relative">
            <summary
              data-active={current || undefined}
              className={`cut-small flex min-h-11 items-center gap-2 px-2.5 pt-1 font-display text-base whitespace-nowrap xl:px-4 ${current ? solid : 'hover:bg-paper-deep'}`}
            >
              {group.label}
              {current && <span className="sr-only"> (secção atual)</span>}
              <Chevron />
            </summary>
            <div className={`cut absolute top-full left-0 z-30 mt-2 min-w-60 p-3 shadow-[var(--lift-high)] ${tint}`}>
              <MenuLinks
                group={group}
                className="cut-small block px-4 py-2.5 font-semibold hover:bg-card aria-[current=page]:bg-ink aria-[current=page]:text-paper"
              />
            </div>
          </details>
        );
      })}
      <Link to={navigation.action.to} className="button ml-1 whitespace-nowrap xl:ml-3">
        {navigation.action.label}
      </Link>
    </nav>
  );
}

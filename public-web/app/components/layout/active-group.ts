import { navigation } from '~/content/navigation';
import type { NavigationGroup } from '~/content/types/navigation-group';
import { isSchoolYear } from '~/lib/records/school-year';

/** Stands for the pages of the editions, whose addresses are school years. */
const EDITIONS = '/:edicao';

function matches(path: string, target: string): boolean {
  if (target === EDITIONS) return isSchoolYear(path.slice(1));
  return path === target || (target !== '/' && path.startsWith(`${target}/`));
}

/** The menu group that a path belongs to; a link to a place on another group's page does not claim that page. */
export function activeGroup(path: string): NavigationGroup | undefined {
  return navigation.groups.find(({ links, also = [] }) =>
    [...links.map(({ to }) => to), ...also].some((target) => !target.includes('#') && matches(path, target)),
  );
}

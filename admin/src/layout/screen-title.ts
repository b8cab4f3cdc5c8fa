import { matchRoutes } from 'react-router';
import { screensOf } from '../common/section/section.js';
import { sectionGroups } from '../resources/section-groups.js';

/** Every screen with its title and the section of the menu that it belongs to. */
const screens = sectionGroups.flatMap(({ sections }) =>
  sections.flatMap((section) =>
    [section, ...(section.within ?? [])]
      .flatMap(screensOf)
      .map(({ path, title }) => ({ path, title, section: section.value })),
  ),
);

/** The title of the screen at a path and the section that the sidebar marks as active there. */
export function screenAt(pathname: string): { readonly title: string; readonly section: string | undefined } {
  if (pathname === '/conta') return { title: 'A minha conta', section: undefined };
  const [found] = matchRoutes(screens, pathname) ?? [];
  return found?.route ?? { title: 'Painel Admin', section: undefined };
}

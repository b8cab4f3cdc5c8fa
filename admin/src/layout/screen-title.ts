import { matchPath } from 'react-router';
import type { Section } from '../common/section/section.js';
import { sectionGroups } from '../resources/section-groups.js';

const menu: readonly Section[] = sectionGroups.flatMap(({ sections }) => sections);

/** The screens that have no entry in the menu: what they are called and to which section they belong. */
const screens = menu.flatMap(({ value, create, edit, screens: others = [], within = [] }) =>
  [create, edit, ...others, ...within.flatMap((one) => [{ path: one.path, title: one.label }, one.create, one.edit])]
    .filter((screen) => screen !== undefined)
    .map(({ path, title }) => ({ path, title, section: value })),
);

function sectionAt(pathname: string): Section | undefined {
  const slug = matchPath('/dashboard/:slug/*', pathname)?.params.slug;
  const path = slug === undefined ? '/dashboard' : `/dashboard/${slug}`;
  return matchPath('/dashboard/*', pathname) === null ? undefined : menu.find((section) => section.path === path);
}

/** The title of the screen at a path and the section that the sidebar marks as active there. */
export function screenAt(pathname: string): { readonly title: string; readonly section: string | undefined } {
  if (pathname === '/conta') return { title: 'A minha conta', section: undefined };
  const screen = screens.find(({ path }) => matchPath(path, pathname) !== null);
  if (screen !== undefined) return screen;
  const section = sectionAt(pathname);
  return { title: section?.label ?? 'Painel Admin', section: section?.value };
}

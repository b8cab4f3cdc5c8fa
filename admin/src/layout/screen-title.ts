import { matchPath } from 'react-router';
import { type Section, sectionGroups } from './sections.js';

const DEFAULT_TITLE = 'Painel Admin';

/** The screens that are no section: what they are called and to which section they belong. */
const screens: readonly { readonly path: string; readonly title: string; readonly section: string }[] = [
  { path: '/adicionar/evento', title: 'Adicionar Novo Evento', section: 'eventos' },
  { path: '/editar/eventos/:id', title: 'Editar Evento', section: 'eventos' },
  { path: '/adicionar/imprensa', title: 'Novo Artigo', section: 'imprensa' },
  { path: '/editar/imprensa/:id', title: 'Editar Artigo', section: 'imprensa' },
  { path: '/adicionar/equipa', title: 'Adicionar Membro', section: 'equipa' },
  { path: '/editar/equipa/:id', title: 'Editar Membro', section: 'equipa' },
  { path: '/adicionar/material', title: 'Adicionar Material Pedagógico', section: 'material-pedagogico' },
  { path: '/editar/material/:id', title: 'Editar Material Pedagógico', section: 'material-pedagogico' },
  { path: '/dashboard/equipa/convites', title: 'Convites para testemunho', section: 'equipa' },
  { path: '/lista-de-relatorios', title: 'Gestão de Relatórios', section: 'relatorios' },
];

const allSections: readonly Section[] = sectionGroups.flatMap((group) => group.sections);

function sectionAt(pathname: string): Section | undefined {
  const slug = matchPath('/dashboard/:slug/*', pathname)?.params.slug;
  const path = slug === undefined ? '/dashboard' : `/dashboard/${slug}`;
  return matchPath('/dashboard/*', pathname) === null
    ? undefined
    : allSections.find((section) => section.path === path);
}

/** The title of the screen at a path and the section that the sidebar marks as active there. */
export function screenAt(pathname: string): { readonly title: string; readonly section: string | undefined } {
  const screen = screens.find(({ path }) => matchPath(path, pathname) !== null);
  if (screen !== undefined) return screen;
  const section = sectionAt(pathname);
  return { title: section?.label ?? DEFAULT_TITLE, section: section?.value };
}

import type { EntryContext } from 'react-router';

/**
 * Returns the context that a page is rendered from with only the page's own routes. React Router makes its routes anew
 * for each render, and all sixty of them cost more than many a page.
 */
export function ofItsRoutes(context: EntryContext): EntryContext {
  const { routes } = context.manifest;
  const own = context.staticHandlerContext.matches.map(({ route }) => [route.id, routes[route.id]] as const);
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(own) } };
}

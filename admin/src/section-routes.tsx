import { ResourceContextProvider } from 'ra-core';
import { Route } from 'react-router';
import { SectionContext } from './common/section/section-context.js';
import type { LazyScreen, Section } from './common/section/section.js';

interface SectionScreenProps {
  readonly section: Section;
  readonly screen: LazyScreen;
}

/** A screen, which finds its section and its resource around it. */
function SectionScreen({ section, screen: Screen }: SectionScreenProps) {
  return (
    <SectionContext value={section}>
      <ResourceContextProvider value={section.name ?? ''}>
        <Screen />
      </ResourceContextProvider>
    </SectionContext>
  );
}

/** The routes of a section: its list, and its other screens at their documented paths. */
function routesOf(section: Section) {
  const { path, list, create, edit, screens = [], isInbox = false } = section;
  return [
    { path: isInbox ? `${path}/:id?` : path, screen: list },
    ...[create, edit].filter((screen) => screen !== undefined),
    ...screens,
  ].map((route) => (
    <Route
      key={route.path}
      path={route.path}
      element={<SectionScreen key={route.path} section={section} screen={route.screen} />}
    />
  ));
}

/** Every screen behind the login at its documented path; a section is only fetched when it is opened. */
export function sectionRoutes(sections: readonly Section[]) {
  return <>{sections.flatMap(routesOf)}</>;
}

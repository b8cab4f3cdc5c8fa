import ConstructionIcon from '@mui/icons-material/Construction';
import { CssBaseline, Portal } from '@mui/material';
import { CoreAdminUI, CustomRoutes, Resource } from 'ra-core';
import { useEffect } from 'react';
import { AdminContext, Notification } from 'react-admin';
import { matchRoutes, Navigate, Route } from 'react-router';
import { authProvider } from './auth-provider.js';
import { EmptyState, ErrorPage, LoadingBlock } from './common/feedback.js';
import { fetchCode, lazyScreen } from './common/lazy-part.js';
import { resourceSectionsOf, SectionGroupsContext, sectionsOf } from './common/section/section-group.js';
import { screensOf } from './common/section/section.js';
import { createDataProvider } from './data-provider/admin-data-provider.js';
import { createI18nProvider } from './i18n/i18n-provider.js';
import { AdminLayout } from './layout/admin-layout.js';
import { queryClient } from './query-client.js';
import { sectionGroups } from './resources/section-groups.js';
import { sectionRoutes } from './section-routes.js';
import { store } from './theme/store.js';
import { darkTheme, lightTheme } from './theme/theme.js';

const resources = resourceSectionsOf(sectionGroups);
const dataProvider = createDataProvider(Object.fromEntries(resources.map(({ name, api }) => [name, api])));
const i18nProvider = createI18nProvider(
  // react-admin picks the number after `||||`
  Object.fromEntries(resources.map(({ name, label, one, many = label }) => [name, { name: `${one} |||| ${many}` }])),
);
const sections = sectionsOf(sectionGroups);
const FIRST_SCREEN = '/dashboard';
const screens = sectionRoutes(sections);
const AccountScreen = lazyScreen(() => import('./account/account-screen.js'));

/** Fetches the code of the screen at an address ahead. */
export async function fetchScreen(pathname: string): Promise<void> {
  const [asked] = matchRoutes(sections.flatMap(screensOf), pathname === '/' ? FIRST_SCREEN : pathname) ?? [];
  if (asked) await fetchCode(asked.route.load);
}

/** Fetches a screen's code as soon as a link to it is pressed: it is there by the time the link is let go (docs/decisions/0259). */
function useFetchOnPress(): void {
  useEffect(() => {
    const fetchAhead = ({ target }: PointerEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin) void fetchScreen(link.pathname);
    };
    window.addEventListener('pointerdown', fetchAhead);
    return () => window.removeEventListener('pointerdown', fetchAhead);
  }, []);
}

/** The whole back office: providers, resources and the documented routes. */
export default function App() {
  useFetchOnPress();
  return (
    <SectionGroupsContext value={sectionGroups}>
      {/* parts of react-admin's <Admin>; all of it would bring its English catalogue, layout and login along */}
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        i18nProvider={i18nProvider}
        store={store}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline enableColorScheme>
          <CoreAdminUI
            title="Painel Admin"
            layout={AdminLayout}
            dashboard={() => <Navigate to={FIRST_SCREEN} replace />}
            error={ErrorPage}
            loading={() => <LoadingBlock />}
            authCallbackPage={false}
            catchAll={SectionInDevelopment}
            requireAuth
            disableTelemetry
          >
            {resources.map(({ name, path }) => (
              <Resource key={name} name={name}>
                <Route path="*" element={<Navigate to={path} replace />} />
              </Resource>
            ))}
            <CustomRoutes>
              {screens}
              <Route path="/conta" element={<AccountScreen />} />
            </CustomRoutes>
          </CoreAdminUI>
          {/* in the page, a dialog over it would keep it from screen readers */}
          <Portal>
            <Notification />
          </Portal>
        </CssBaseline>
      </AdminContext>
    </SectionGroupsContext>
  );
}

/** Stands in for a section that does not exist yet. */
function SectionInDevelopment() {
  return <EmptyState icon={ConstructionIcon} text="Seção em Desenvolvimento" />;
}

import { CustomRoutes, localStorageStore, Resource } from 'ra-core';
import { Admin } from 'react-admin';
import { Navigate } from 'react-router';
import { authProvider } from './auth-provider.js';
import { dataProvider } from './data-provider/data-provider.js';
import { resourceRoutes } from './data-provider/resource-routes.js';
import { i18nProvider } from './i18n/i18n-provider.js';
import { AdminLayout } from './layout/admin-layout.js';
import { SectionInDevelopment } from './layout/section-in-development.js';
import { LoginPage } from './login/login-page.js';
import { sectionRoutes } from './section-routes.js';
import { theme } from './theme/theme.js';

const store = localStorageStore('1', 'painel');

/** The whole back office: providers, resources and the documented routes. */
export function App() {
  return (
    <Admin
      title="Painel Admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={AdminLayout}
      loginPage={LoginPage}
      dashboard={() => <Navigate to="/dashboard" replace />}
      catchAll={SectionInDevelopment}
      requireAuth
      disableTelemetry
    >
      {Object.keys(resourceRoutes).map((name) => (
        <Resource key={name} name={name} />
      ))}
      <CustomRoutes>{sectionRoutes}</CustomRoutes>
    </Admin>
  );
}

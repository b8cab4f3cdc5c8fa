import { CustomRoutes, localStorageStore, Resource } from 'ra-core';
import { Admin } from 'react-admin';
import { lazy } from 'react';
import { Navigate, Route } from 'react-router';
import { authProvider } from './auth-provider.js';
import { dataProvider } from './data-provider/data-provider.js';
import { resourceRoutes } from './data-provider/resource-routes.js';
import { i18nProvider } from './i18n/i18n-provider.js';
import { AdminLayout } from './layout/admin-layout.js';
import { SectionInDevelopment } from './layout/section-in-development.js';
import { LoginPage } from './login/login-page.js';
import { theme } from './theme/theme.js';

const Overview = lazy(() => import('./resources/overview/overview.js'));
const UserList = lazy(() => import('./resources/utilizadores/user-list.js'));
const Register = lazy(() => import('./resources/registrar/register.js'));
const EventList = lazy(() => import('./resources/eventos/event-list.js'));
const EventCreate = lazy(() => import('./resources/eventos/event-create.js'));
const EventEdit = lazy(() => import('./resources/eventos/event-edit.js'));
const Contactos = lazy(() => import('./resources/contactos/contactos.js'));

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
      <CustomRoutes>
        <Route path="/dashboard" element={<Overview />} />
        <Route path="/dashboard/utilizadores" element={<UserList />} />
        <Route path="/dashboard/registrar" element={<Register />} />
        <Route path="/dashboard/eventos" element={<EventList />} />
        <Route path="/adicionar/evento" element={<EventCreate />} />
        <Route path="/editar/eventos/:id" element={<EventEdit />} />
        <Route path="/dashboard/contactos/:id?" element={<Contactos />} />
      </CustomRoutes>
    </Admin>
  );
}

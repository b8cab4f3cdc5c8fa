import { lazy } from 'react';
import { Route } from 'react-router';

const Overview = lazy(() => import('./resources/overview/overview.js'));
const UserList = lazy(() => import('./resources/utilizadores/user-list.js'));
const Register = lazy(() => import('./resources/registrar/register.js'));
const EventList = lazy(() => import('./resources/eventos/event-list.js'));
const EventCreate = lazy(() => import('./resources/eventos/event-create.js'));
const EventEdit = lazy(() => import('./resources/eventos/event-edit.js'));
const ArticleList = lazy(() => import('./resources/imprensa/article-list.js'));
const ArticleCreate = lazy(() => import('./resources/imprensa/article-create.js'));
const ArticleEdit = lazy(() => import('./resources/imprensa/article-edit.js'));
const Voluntariado = lazy(() => import('./resources/voluntariado/voluntariado.js'));
const Oportunidades = lazy(() => import('./resources/oportunidades/oportunidades.js'));
const DesafioEscolar = lazy(() => import('./resources/festival/festival.js'));
const PedidosMaterial = lazy(() => import('./resources/material/material.js'));
const Sessoes = lazy(() => import('./resources/sessoes/sessoes.js'));
const Formacoes = lazy(() => import('./resources/formacoes/formacoes.js'));
const Contactos = lazy(() => import('./resources/contactos/contactos.js'));
const MemberList = lazy(() => import('./resources/equipa/member-list.js'));
const MemberCreate = lazy(() => import('./resources/equipa/member-create.js'));
const MemberEdit = lazy(() => import('./resources/equipa/member-edit.js'));
const InvitationList = lazy(() => import('./resources/equipa/invitation-list.js'));
const MaterialList = lazy(() => import('./resources/material-pedagogico/material-list.js'));
const MaterialCreate = lazy(() => import('./resources/material-pedagogico/material-create.js'));
const MaterialEdit = lazy(() => import('./resources/material-pedagogico/material-edit.js'));
const SubscriberList = lazy(() => import('./resources/newsletter/subscriber-list.js'));
const Upload = lazy(() => import('./resources/upload/upload.js'));
const ReportsSection = lazy(() => import('./resources/relatorios/reports-section.js'));
const ReportManagement = lazy(() => import('./resources/relatorios/report-management.js'));

/** Every screen behind the login at its documented path; a section is only fetched when it is opened. */
export const sectionRoutes = (
  <>
    <Route path="/dashboard" element={<Overview />} />
    <Route path="/dashboard/utilizadores" element={<UserList />} />
    <Route path="/dashboard/registrar" element={<Register />} />
    <Route path="/dashboard/eventos" element={<EventList />} />
    <Route path="/adicionar/evento" element={<EventCreate />} />
    <Route path="/editar/eventos/:id" element={<EventEdit />} />
    <Route path="/dashboard/imprensa" element={<ArticleList />} />
    <Route path="/adicionar/imprensa" element={<ArticleCreate />} />
    <Route path="/editar/imprensa/:id" element={<ArticleEdit />} />
    <Route path="/dashboard/contactos/:id?" element={<Contactos />} />
    <Route path="/dashboard/voluntariado/:id?" element={<Voluntariado />} />
    <Route path="/dashboard/oportunidades/:id?" element={<Oportunidades />} />
    <Route path="/dashboard/festival/:id?" element={<DesafioEscolar />} />
    <Route path="/dashboard/material/:id?" element={<PedidosMaterial />} />
    <Route path="/dashboard/sessoes/:id?" element={<Sessoes />} />
    <Route path="/dashboard/formacoes/:id?" element={<Formacoes />} />
    <Route path="/dashboard/newsletter" element={<SubscriberList />} />
    <Route path="/dashboard/upload" element={<Upload />} />
    <Route path="/dashboard/relatorios" element={<ReportsSection />} />
    <Route path="/lista-de-relatorios" element={<ReportManagement />} />
    <Route path="/dashboard/material-pedagogico" element={<MaterialList />} />
    <Route path="/adicionar/material" element={<MaterialCreate />} />
    <Route path="/editar/material/:id" element={<MaterialEdit />} />
    <Route path="/dashboard/equipa" element={<MemberList />} />
    <Route path="/dashboard/equipa/convites" element={<InvitationList />} />
    <Route path="/adicionar/equipa" element={<MemberCreate />} />
    <Route path="/editar/equipa/:id" element={<MemberEdit />} />
  </>
);

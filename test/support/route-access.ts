import type { Access } from '../../src/platform/access/access.decorator.js';
import { publicForms } from './public-forms.js';

/** What everybody may call. A confirmation, a mailed link and an invitation carry a secret of their own. */
const open = [
  'GET /api/captcha',
  'GET /api/eventos',
  'GET /api/eventos/:id',
  'GET /api/imprensa',
  'GET /api/imprensa/:id',
  'GET /api/imprensa/relacionados/:category/:id',
  'GET /api/login/desafio',
  'GET /api/recentes',
  'GET /api/relatorios',
  'GET /api/versoes',
  'GET /convites/:token',
  'GET /health/live',
  'GET /health/ready',
  'GET /materialpost',
  'GET /materialpost/:id',
  'GET /newsletter/cancelar/:token',
  'GET /newsletter/confirmar/:token',
  'GET /uploads/:name',
  'POST /api/conta/email/:token',
  'POST /api/convite-conta/:token',
  'POST /api/login',
  'POST /api/login/segundo-passo',
  'POST /api/newsletter',
  'POST /api/recuperar',
  'POST /api/recuperar/:token',
  'POST /newsletter/cancelar/:token',
  'POST /newsletter/confirmar/:token',
  'POST /testemunhos',
];

/** Content, files, and one's own account. */
const forEditors = [
  'DELETE /api/delete/:id',
  'DELETE /api/equipa/delete/:id',
  'DELETE /api/eventos/delete/:id',
  'DELETE /api/imprensa/delete/:id',
  'DELETE /api/materialpost/delete/:id',
  'DELETE /api/relatorios2/:id',
  'DELETE /api/segundo-passo',
  'DELETE /api/segundo-passo/aplicacao',
  'DELETE /api/sessoes',
  'DELETE /api/sessoes/:id',
  'GET /api/conta',
  'GET /api/files',
  'GET /api/files/:id',
  'GET /api/relatorios2',
  'GET /api/resumo',
  'GET /api/segundo-passo',
  'GET /api/segundo-passo/aplicacao',
  'GET /api/sessoes',
  'POST /api/atividade/exportacoes',
  'POST /api/conta/confirmacao',
  'POST /api/eventos',
  'POST /api/imprensa',
  'POST /api/logout',
  'POST /api/relatorios2',
  'POST /api/segundo-passo/codigos',
  'POST /equipa',
  'POST /materialpost',
  'PUT /api/conta',
  'PUT /api/conta/password',
  'PUT /api/equipa/:id',
  'PUT /api/eventos/:id',
  'PUT /api/imprensa/:id',
  'PUT /api/segundo-passo/aplicacao',
  'PUT /materialpost/:id',
];

/** What tells of people: subscribers, invitations, accounts, the trail. */
const forAdministrators = [
  'DELETE /Newsletter/:id',
  'DELETE /api/convidados/:id',
  'DELETE /api/convites/:id',
  'DELETE /api/users/:id',
  'DELETE /api/users/:id/segundo-passo',
  'GET /Newsletter',
  'GET /Newsletter/:id',
  'GET /api/atividade',
  'GET /api/atividade/:id',
  'GET /api/convidados',
  'GET /api/convites',
  'GET /api/users',
  'GET /api/users/:id',
  'GET /documentos/:name',
  'POST /api/convidados',
  'POST /api/convidados/:id/envio',
  'POST /api/convites',
  'POST /api/register',
];

const all = (names: readonly string[], access: Access) => names.map((name) => [name, access] as const);

/** Who may call each route, written out: a route that lets in others than it did is seen. */
export const routeAccess: Readonly<Record<string, Access>> = Object.fromEntries([
  ...all(open, 'public'),
  ...all(['GET /equipa', 'GET /equipa/:id'], 'publicAndEditor'),
  ...all(['POST /upload'], 'editorOrInvited'),
  ...all(forEditors, 'editor'),
  ...all(forAdministrators, 'admin'),
  ...publicForms.flatMap(({ path, inbox }) => [
    ...all([`POST ${path}`], 'public'),
    ...all([`GET ${inbox}`, `GET ${inbox}/:id`, `PUT ${inbox}/:id`, `DELETE ${inbox}/:id`], 'admin'),
  ]),
]);

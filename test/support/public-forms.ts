/** A public form: where it is sent, how, a body that is taken, and under which name administrators read what came. */
export interface PublicForm {
  readonly path: string;
  readonly kind: 'json' | 'form';
  readonly body: Readonly<Record<string, unknown>>;
  /** Where administrators list what came, and what the overview and the trail call it. */
  readonly inbox: string;
  readonly panelResource: string;
  /** The form, by the resource of its list. */
  readonly resource: string;
}

const enquiry = { nome: 'Ana', email: 'ana@exemplo.pt', mensagem: 'Olá' };
const form = { nome: 'Ana', email: 'ana@exemplo.pt', descricao: 'Olá', privacidade: true, recaptcha: 'x' };
const volunteer = { nome: 'Ana', idade: '23', email: 'ana@exemplo.pt', telefone: '912345678', estudando: 'Sim' };
const school = { nomeEscola: 'Escola', emailEscola: 'a@b.pt', morada: 'Rua', codigoPostal: '4400-000' };
const teacher = { nomeResponsavel: 'Ana', emailResponsavel: 'a@b.pt', contactoTelefonico: '912345678' };

/** Every form whose submissions are kept in an inbox; the captcha's solution is written as `x`. */
export const publicForms: readonly PublicForm[] = [
  {
    path: '/contactos',
    kind: 'form',
    body: { ...form, assunto: 'Olá' },
    inbox: '/api/contactos',
    panelResource: 'contactos',
    resource: 'contactos',
  },
  {
    path: '/festival',
    kind: 'form',
    body: { ...school, ...teacher, descricao: 'Olá', privacidade: 'true', captcha: 'true', recaptcha: 'x' },
    inbox: '/api/festival',
    panelResource: 'festival',
    resource: 'festival',
  },
  {
    path: '/formularios',
    kind: 'form',
    body: { ...volunteer, motivacao: 'Olá', acceptPolicy: 'true', recaptcha: 'x' },
    inbox: '/api/voluntariados',
    panelResource: 'voluntariado',
    resource: 'voluntariado',
  },
  {
    path: '/oportunidades',
    kind: 'form',
    body: { ...form, motivo: 'Outro', newsletter: 'false' },
    inbox: '/api/oportunidades',
    panelResource: 'oportunidades',
    resource: 'oportunidades',
  },
  {
    path: '/formacoes',
    kind: 'json',
    body: { ...enquiry, tipo: 'Oficina DFC' },
    inbox: '/formacoes',
    panelResource: 'formacoes',
    resource: 'formacoes',
  },
  {
    path: '/sessoes',
    kind: 'json',
    body: { ...enquiry, tipo: 'Arranque do Projeto' },
    inbox: '/sessoes',
    panelResource: 'sessoes',
    resource: 'sessoes',
  },
  {
    path: '/material',
    kind: 'json',
    body: enquiry,
    inbox: '/material',
    resource: 'pedidos-material',
    panelResource: 'material',
  },
];

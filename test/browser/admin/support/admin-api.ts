import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_URL } from './environment.js';

/** The answer to a login. */
export interface Session {
  token: string;
  user: { id: number; nome: string; email: string };
}

/** An event as the API takes it. */
export interface EventInput {
  titulo: string;
  data: string;
  local: string;
  [field: string]: unknown;
}

/** A whole event of 2027, with some fields changed. */
export const event = (titulo: string, more: Record<string, unknown> = {}): EventInput => ({
  titulo,
  data: '2027-05-10T09:00:00.000Z',
  local: 'Vila Nova de Gaia',
  descricao: 'Descrição do evento.',
  ...more,
});

/** The fields of the contact form that a visitor fills in. */
export type ContactInput = Record<'nome' | 'email' | 'assunto' | 'descricao', string>;

/** The API asks for the password again ten minutes after it was given; a test takes one at most. */
const RECENT_MS = 8 * 60_000;

/** The real API, called beside the browser to prepare what a test needs and to see what it did. */
export class AdminApi {
  private constructor(
    private given: Session,
    private readonly email: string,
    private readonly password: string,
    private givenAt = Date.now(),
  ) {}

  get session(): Session {
    return this.given;
  }

  static async logIn(email = ADMIN_EMAIL, password = ADMIN_PASSWORD): Promise<AdminApi> {
    return new AdminApi(await AdminApi.begin(email, password), email, password);
  }

  /** Begins a new session where this one may soon be asked for its password again. */
  async stayRecent(): Promise<void> {
    if (Date.now() - this.givenAt < RECENT_MS) return;
    this.given = await AdminApi.begin(this.email, this.password);
    this.givenAt = Date.now();
  }

  private static async begin(email: string, password: string): Promise<Session> {
    const response = await fetch(`${API_URL}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`login answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Session;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${API_URL}${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.session.token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  createEvent(event: EventInput): Promise<{ id: number; versao: number }> {
    return this.call('POST', '/api/eventos', event);
  }

  event(id: number): Promise<Record<string, unknown> & { versao: number }> {
    return this.call('GET', `/api/eventos/${id}`);
  }

  /** Sends the contact form as a visitor does. @returns the id of the message */
  sendContact(contact: ContactInput, document?: Buffer): Promise<number> {
    return this.submit('/contactos', { ...contact, privacidade: 'true' }, { documento: document });
  }

  /** Sends a public form with its captcha and attachments, as a visitor's browser does. @returns the id of what was stored */
  async submit(
    path: string,
    fields: Record<string, string>,
    attachments: Record<string, Buffer | undefined> = {},
  ): Promise<number> {
    const { challenge } = await this.call<{ challenge: Challenge }>('GET', '/api/captcha');
    const solution = await solveChallenge({ challenge, deriveKey });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('recaptcha', Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'));
    for (const [name, file] of Object.entries(attachments)) {
      if (file) form.set(name, new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'anexo da Inês.pdf');
    }
    const response = await fetch(`${API_URL}${path}`, { method: 'POST', body: form });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { id: number }).id;
  }

  /** Adds an annual report with its PDF. */
  async addReport(nome: string, ano: number, file: Buffer): Promise<void> {
    const form = new FormData();
    form.set('nome_do_ficheiro', nome);
    form.set('ano', String(ano));
    form.set('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'relatorio.pdf');
    const response = await fetch(`${API_URL}/api/relatorios2`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${this.session.token}` },
      body: form,
    });
    if (!response.ok) throw new Error(`the report answered ${response.status}: ${await response.text()}`);
  }

  /** Uploads one public file. @returns its URL */
  async upload(name: string, content: Buffer, type: string): Promise<string> {
    const form = new FormData();
    form.set('images', new Blob([new Uint8Array(content)], { type }), name);
    const response = await fetch(`${API_URL}/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${this.session.token}` },
      body: form,
    });
    if (!response.ok) throw new Error(`the upload answered ${response.status}: ${await response.text()}`);
    const { filePaths } = (await response.json()) as { filePaths: string[] };
    return `${API_URL}/uploads/${filePaths[0]}`;
  }

  /** The same of a picture that can be published: somebody has said that it is decorative. */
  async uploadDescribed(name: string, content: Buffer, type: string): Promise<string> {
    const url = await this.upload(name, content, type);
    await this.call('PUT', `/api/files/${url.slice(url.lastIndexOf('/') + 1)}`, { menores: false, decorativa: true });
    return url;
  }
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { StartedProcess } from './support/started-process.js';

type Environment = Record<string, string>;
/** Reads from an API; what it answers has its own address taken out. */
type Read = (path: string, options?: RequestInit) => Promise<string>;

const HALF = 'A base de dados está a meio de uma reposição: espere pelo fim, ou repita `npm run restore`.';

/** In this order, in one place: the first of them makes the database. */
const commands = {
  'admin:create': 'E-mail:        admin@exemplo.pt',
  'erasures:apply': 'Registos apagados de novo: 0.',
  integrity: 'cadeia inteira',
};

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

let processes: StartedProcess[] = [];

beforeEach(() => {
  processes = [];
});
afterEach(async () => {
  for (const started of processes) await started.dispose();
});

function begin(args: string[], env: Environment, command = process.execPath): StartedProcess {
  const started = new StartedProcess(args, env, { command });
  processes.push(started);
  return started;
}

/** Runs one of the operator's commands to its end. */
async function run(env: Environment, command: string, ...args: string[]) {
  const started = begin(['run', '--silent', command, '--', ...args], env, 'npm');
  const { code } = await started.exit();
  return { code, output: started.output };
}

/** Has an API run for a place meanwhile. */
async function withApi<Result>(env: Environment, act: (read: Read) => Promise<Result>): Promise<Result> {
  const api = begin(['dist/main.js'], env);
  await api.printed(/API em/);
  const result = await act(async (path, options) => {
    const response = await fetch(env.API_URL + path, options);
    expect({ path, ok: response.ok, status: response.status }).toMatchObject({ path, ok: true });
    return (await response.text()).replaceAll(`${env.API_URL}`, '');
  });
  await api.dispose();
  return result;
}

/** Reads the lists that a visitor is shown, and their pictures. */
async function shown(read: Read): Promise<string[]> {
  const lists = await Promise.all(
    ['/api/eventos', '/equipa', '/api/imprensa', '/materialpost'].map((path) => read(path)),
  );
  const pictures = new Set(lists.join().match(/\/uploads\/[\w.-]+/g));
  expect(pictures.size).toBeGreaterThan(5);
  return [...lists, ...(await Promise.all(Array.from(pictures, (path) => read(path))))];
}

it('each of the operator’s commands does what it is for, and ends well', async () => {
  const env = await isolatedEnvironment(temporaryFolder('data'));
  for (const [command, said] of Object.entries(commands)) {
    const { code, output } = await run({ ...env, SAMPLE_CONTENT: 'false' }, command);
    expect(output).toContain(said);
    expect(output).not.toMatch(/ERROR|"level":"error"|^\s+at /m);
    expect({ code, output }).toMatchObject({ code: 0 });
  }
});

it('a copy is put back elsewhere by the commands; until it is whole, nothing works with it', async () => {
  const env = await isolatedEnvironment(temporaryFolder('data'));
  const folder = temporaryFolder('commands');
  const key = join(folder, 'chave.txt');
  const identity = await generateX25519Identity();
  writeFileSync(key, identity);
  const copy = join(folder, 'copia.tar.age');
  const backup = ['backup', copy, '--recipient', await identityToRecipient(identity)] as const;

  const before = await withApi(env, async (read) => {
    const form = { nome: 'Ana', email: 'ana@escola.pt', tipo: 'Oficina DFC', mensagem: 'Bom dia' };
    await read('/formacoes', post(form));
    const made = await run(env, ...backup);
    expect(made).toEqual({ code: 0, output: expect.stringMatching(/age: \d{3,} linhas de \d+ tabelas/) });
    expect(await run(env, ...backup)).toEqual({ code: 1, output: expect.stringContaining('Já existe') });
    // after the copy was made, what it has of a person is erased
    const login = await read('/api/login', post({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }));
    const { token } = JSON.parse(login) as { token: string };
    await read('/formacoes/1', { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
    return shown(read);
  });

  const dataDir = join(folder, 'outra');
  const other = { ...(await isolatedEnvironment(dataDir)), JWT_SECRET: '', SAMPLE_CONTENT: 'false' };
  const restore = [copy, '--identity', key, '--erasures', join(env.DATA_DIR ?? '', 'erasures.jsonl')];
  const cut = begin(['dist/operations/commands/restore.js', ...restore], other);
  await cut.printed(/Ficheiros repostos/);
  cut.signal('SIGKILL');
  await cut.exit();
  for (const command of [
    'dist/operations/commands/check-integrity.js',
    'dist/main.js',
    'dist/operations/commands/create-admin.js',
    'dist/operations/commands/backup.js',
  ]) {
    const refused = begin([command], other);
    expect((await refused.exit()).code).toBe(1);
    expect(refused.output).toContain(HALF);
  }

  expect(await run(other, 'restore')).toEqual({ code: 1, output: expect.stringContaining('Uso: npm run restore') });
  expect(await run(other, 'restore', copy)).toMatchObject({ code: 1 });
  const { code, output } = await run(other, 'restore', ...restore);
  expect([code, output]).toEqual([0, expect.stringContaining('Registos apagados de novo: 1.\nA reposição terminou.')]);
  expect(await withApi(other, shown)).toEqual(before);
  expect(await run(other, 'integrity')).toMatchObject({ code: 0 });
  const again = await run(other, 'restore', ...restore);
  expect(again).toEqual({ code: 1, output: expect.stringContaining('A base de dados não está vazia') });
});

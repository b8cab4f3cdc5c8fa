import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../scripts/lib/programs.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';

/** @typedef {'before' | 'now'} Version */
/** @typedef {'caddy' | 'mysql' | 'api' | 'public-web' | 'admin'} ServiceName */

const BACK_WITHIN_MS = 120_000;
const programs = /** @type {const} */ ({ api: 'api', 'public-web': 'site', admin: 'admin' });
const INSIDE = ['node', 'scripts/container/with-secret.mjs'];

/** The production composition under a name of its own, reached through Caddy at a port of this machine alone. */
export class Composition {
  #folder = temporaryFolder('compose');
  #files = [join(root, 'docker-compose.yml'), join(root, 'compose.production.yml'), join(this.#folder, 'test.json')];
  /** @type {Version} */
  version = 'now';

  /**
   * @param {{ port: number, sources: Record<Version, string>, files: string[] }} given where Caddy is reached, the folder
   *   of each version, and further compose files
   */
  constructor({ port, sources, files }) {
    this.port = port;
    this.sources = sources;
    this.#files.push(...files);
    this.origins = {
      site: `https://www.dfc.localhost:${port}`,
      api: `https://api.dfc.localhost:${port}`,
      admin: `https://painel.dfc.localhost:${port}`,
    };
    const args = {
      ...this.origins,
      // nobody is there: what is written waits in the outbox
      smtp: 'smtp://mail.dfc.localhost:25?tls=never',
      'mail-to': 'geral@exemplo.pt',
      'mail-from': 'nao-responder@exemplo.pt',
      'admin-email': 'ana@exemplo.pt',
      file: this.#env,
    };
    const options = Object.entries(args).map(([name, value]) => `--${name}=${value}`);
    execFileSync(process.execPath, [join(root, 'scripts/secrets.mjs'), ...options]);
  }

  get #env() {
    return join(this.#folder, 'env');
  }

  /** `docker compose` with these arguments. @param {string[]} args @returns {string} what it printed */
  compose(...args) {
    const services = Object.fromEntries(
      Object.entries(programs).map(([name, image]) => [
        name,
        { image: `dfc-compose-${image}:${this.version}`, build: { context: this.sources[this.version] } },
      ]),
    );
    const free = { RATE_LIMIT_FORMS: '0', RATE_LIMIT_READS: '0', FORM_READING_SECONDS: '0', MAIL_DAILY_LIMIT: '0' };
    const test = {
      services: {
        ...services,
        api: { ...services.api, environment: free },
        caddy: { image: 'dfc-compose-proxy', build: { context: root } },
      },
    };
    writeFileSync(join(this.#folder, 'test.json'), JSON.stringify(test));
    // what lists are replaced by can be said in YAML alone
    const ports = join(this.#folder, 'ports.yml');
    writeFileSync(
      ports,
      `services:\n  caddy:\n    ports: !override ['127.0.0.1:${this.port}:${this.port}', '127.0.0.1:${this.port}:${this.port}/udp']\n`,
    );
    const files = [...this.#files, ports].flatMap((file) => ['-f', file]);
    return docker('compose', '-p', 'dfc-compose-test', '--env-file', this.#env, ...files, ...args);
  }

  /** @param {Version} version */
  build(version) {
    this.version = version;
    this.compose('build', ...Object.keys(programs), ...(version === 'now' ? ['caddy'] : []));
  }

  /** Has this version run, and waits until every service says that it is well. @param {Version} version */
  up(version) {
    this.version = version;
    this.compose('up', '-d', '--no-build', '--wait', ...Object.keys(programs), 'caddy');
  }

  down() {
    this.compose('down', '--volumes', '--timeout', '20');
  }

  /** @param {ServiceName} service @param {string[]} command */
  inside(service, ...command) {
    return this.compose('exec', '-T', service, ...command);
  }

  /** A command of the API in a container of its own. @param {string[]} command */
  beside(...command) {
    return this.compose('run', '--rm', '-T', '--no-deps', 'api', ...command);
  }

  /** Makes a copy. @returns {string} its file in the container */
  backUp() {
    const file = `/data/backups/compose-${Date.now()}.tar`;
    this.inside('api', ...INSIDE, 'dist/operations/commands/backup.js', file);
    return file;
  }

  /** Puts a copy back into an emptied place, as docs/operations/upgrade.md says. @param {string} file @param {Version} version */
  putBack(file, version) {
    this.compose('stop', ...Object.keys(programs));
    this.version = version;
    this.inside(
      'mysql',
      'bash',
      '-c',
      'MYSQL_PWD=$MYSQL_ROOT_PASSWORD mysql -uroot -e "DROP DATABASE dfc; CREATE DATABASE dfc"',
    );
    this.beside(
      'sh',
      '-c',
      'mkdir /data/antes && mv /data/uploads /data/documentos /data/antes/ && rm -f /data/atividade-selada',
    );
    this.beside(...INSIDE, 'dist/operations/commands/restore.js', file);
    this.up(version);
  }

  /** Whether `npm run integrity` finds all well. */
  isWhole() {
    try {
      this.inside('api', ...INSIDE, 'dist/operations/commands/check-integrity.js');
      return true;
    } catch {
      return false;
    }
  }

  /** The service's process on this machine. @param {ServiceName} service @returns {number} */
  pidOf(service) {
    const id = this.compose('ps', '-q', service).trim();
    return Number(docker('inspect', '--format', '{{.State.Pid}}', id));
  }

  /** The database as it is, past the API. */
  database() {
    const ask = 'MYSQL_PWD=$MYSQL_PASSWORD exec mysql -udfc --batch dfc -e "$1"';
    return {
      rows: (/** @type {string} */ sql) => Promise.resolve(table(this.inside('mysql', 'bash', '-c', ask, 'bash', sql))),
      end: () => Promise.resolve(),
    };
  }

  /** A folder with the attachments as they are in the volume. */
  files() {
    const folder = temporaryFolder('compose-files');
    this.compose('cp', 'api:/data/documentos', folder);
    return folder;
  }

  /** Caddy's own authority, which vouches for names that end in .localhost. */
  authority() {
    return this.inside('caddy', 'cat', '/caddy/data/caddy/pki/authorities/local/root.crt');
  }
}

/** @param {string[]} args */
function docker(...args) {
  return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 27 });
}

/** Rows as MySQL's client prints them. @param {string} printed */
function table(printed) {
  const [head = '', ...lines] = printed.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return /** @type {Record<string, unknown>} */ (Object.fromEntries(names.map((name, at) => [name, cells[at]])));
  });
}

/**
 * Waits until each of the addresses answers 200.
 * @param {string[]} addresses
 * @returns {Promise<number>} how many milliseconds that took
 */
export async function waitUntilHealthy(addresses) {
  const begun = performance.now();
  for (const address of addresses) {
    for (;;) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.status === 200) break;
      if (performance.now() - begun > BACK_WITHIN_MS) throw new Error(`${address} is not back.`);
      await delay(100);
    }
  }
  return performance.now() - begun;
}

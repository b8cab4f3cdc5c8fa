import { isIP } from 'node:net';

/** The settings that the back office's server takes from its environment. */
export interface ServerConfig {
  /** TCP port to listen on. */
  readonly port: number;
  /** Address to listen on; one that only this machine reaches when left out. */
  readonly host: string;
  /** Public origin of the back office itself. */
  readonly adminUrl: string;
  /** Public origin of the API. */
  readonly apiUrl: string;
  /** Public origin of the visitors' site. */
  readonly siteUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, name: string, fallback: number, problems: string[]): number {
  const raw = env[name] || String(fallback);
  const port = Number(raw);
  if (/^\d{1,5}$/.test(raw) && port >= 1 && port <= 65_535) return port;
  problems.push(`${name}: tem de ser uma porta, um número inteiro de 1 a 65535`);
  return fallback;
}

function readHost(env: Environment, problems: string[]): string {
  const raw = env['HOST'] || '127.0.0.1';
  if (raw !== 'localhost' && isIP(raw) === 0) {
    problems.push('HOST: tem de ser um endereço IP ou localhost');
  }
  return raw;
}

function readOrigin(env: Environment, name: string, fallback: string, problems: string[]): string {
  const raw = env[name];
  if (!raw) return fallback;
  if (URL.canParse(raw)) {
    const url = new URL(raw);
    const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
    if ((url.protocol === 'http:' || url.protocol === 'https:') && isBare) return url.origin;
  }
  problems.push(`${name}: tem de ser http(s)://host[:port]`);
  return fallback;
}

/**
 * Reads and checks the environment once. An empty variable counts as absent.
 * @throws Error that names every wrong variable, one a line; its cause is the list of these lines
 */
export function readSettings(env: Environment): ServerConfig {
  const problems: string[] = [];
  const port = readPort(env, 'ADMIN_PORT', 8081, problems);
  const apiPort = readPort(env, 'API_PORT', 3000, problems);
  const sitePort = readPort(env, 'SITE_PORT', 8080, problems);
  const config = {
    port,
    host: readHost(env, problems),
    adminUrl: readOrigin(env, 'ADMIN_URL', `http://localhost:${port}`, problems),
    apiUrl: readOrigin(env, 'API_URL', `http://localhost:${apiPort}`, problems),
    siteUrl: readOrigin(env, 'SITE_URL', `http://localhost:${sitePort}`, problems),
  };
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`);
    throw new Error(`Configuração errada do painel:\n${lines.join('\n')}`, { cause: problems });
  }
  return config;
}

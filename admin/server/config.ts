/** What the back office's server is told by its environment. */
export interface ServerConfig {
  /** TCP port to listen on. */
  readonly port: number;
  /** Public origin of the back office itself. */
  readonly adminUrl: string;
  /** Public origin of the API. */
  readonly apiUrl: string;
  /** Public origin of the visitors' site. */
  readonly siteUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, problems: string[]): number {
  const raw = env['ADMIN_PORT'] ?? '8081';
  const port = Number(raw);
  if (!/^\d+$/.test(raw) || port < 1 || port > 65_535) {
    problems.push(`ADMIN_PORT: '${raw}' is not a port (1 to 65535)`);
  }
  return port;
}

function readOrigin(env: Environment, name: string, fallback: string, problems: string[]): string {
  const raw = env[name];
  if (raw === undefined) return fallback;
  if (URL.canParse(raw)) {
    const url = new URL(raw);
    const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
    if ((url.protocol === 'http:' || url.protocol === 'https:') && isBare) return url.origin;
  }
  problems.push(`${name}: '${raw}' is not an origin such as https://www.example.pt`);
  return fallback;
}

/**
 * Reads and checks the environment once.
 * @throws Error naming every wrong variable at once.
 */
export function readServerConfig(env: Environment): ServerConfig {
  const problems: string[] = [];
  const port = readPort(env, problems);
  const config = {
    port,
    adminUrl: readOrigin(env, 'ADMIN_URL', `http://localhost:${port}`, problems),
    apiUrl: readOrigin(env, 'API_URL', `http://localhost:${env['API_PORT'] ?? '3000'}`, problems),
    siteUrl: readOrigin(env, 'SITE_URL', `http://localhost:${env['SITE_PORT'] ?? '8080'}`, problems),
  };
  if (problems.length > 0) throw new Error(`Wrong configuration:\n- ${problems.join('\n- ')}`);
  return config;
}

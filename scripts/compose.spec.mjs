import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { root } from './lib/programs.mjs';
import { SHUTDOWN_GRACE_MS } from './lib/shutdown-grace.mjs';

/**
 * @typedef {object} Service
 * @property {string} image
 * @property {object} [build]
 * @property {string[]} [ports]
 * @property {string[]} [tmpfs]
 * @property {string[]} [cap_drop]
 * @property {string[]} [security_opt]
 * @property {boolean} [read_only]
 * @property {boolean} [privileged]
 * @property {string} [mem_limit]
 * @property {number} [pids_limit]
 * @property {string} [stop_grace_period]
 * @property {string} [restart]
 * @property {boolean} [init]
 * @property {Record<string, string>} [environment]
 */

const file = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const { services } = /** @type {{ services: Record<string, Service> }} */ (parse(file, { merge: true }));
const all = Object.entries(services);
const ours = all.filter(([, { build }]) => build !== undefined);
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** Returns the instructions of one stage of the Dockerfile. @param {string} name */
const stage = (name) =>
  new RegExp(`^FROM \\S+ AS ${name}\\n([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(dockerfile)?.[1] ?? '';

describe('Docker Compose', () => {
  it('has the three programs', () => {
    expect(ours.map(([name]) => name)).toEqual(['api', 'public-web', 'admin']);
  });

  it.each([...ours, ...all.filter(([name]) => name === 'mailpit')])(
    'lets %s write nowhere but to its volume and /tmp',
    (_name, { read_only, tmpfs }) => {
      expect({ read_only, tmpfs }).toEqual({ read_only: true, tmpfs: [expect.stringMatching(/^\/tmp:size=\d+m$/)] });
    },
  );

  it.each(all)('gives %s no more rights, memory and processes than it needs', (_name, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.privileged).toBeUndefined();
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service).not.toHaveProperty('cap_add');
  });

  it.each(ours)('gives %s longer to end than it takes', (_name, { stop_grace_period }) => {
    expect(stop_grace_period).toMatch(/^\d+s$/);
    expect(Number.parseInt(stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(SHUTDOWN_GRACE_MS);
  });

  it.each(ours)('begins %s again when it ends, also when it ended itself', (_name, { restart, init }) => {
    expect(restart).toBe('unless-stopped');
    // the kernel lets the first process of a container be killed from outside alone
    expect(init).toBe(true);
  });

  it('hands on every setting that .env.example explains, but for those of a place that is the container’s own', () => {
    const documented = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm);
    const taken = new Set(
      all.flatMap(([, service]) => [
        ...Object.keys(service.environment ?? {}),
        ...[...JSON.stringify(service).matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name),
      ]),
    );
    const left = [...documented].map(([, name = '']) => name).filter((name) => !taken.has(name));
    // the last one is for compose.production.yml
    expect(left).toEqual(['IN_CONTAINER', 'DATA_DIR', 'REDIS_PASSWORD']);
  });

  it('publishes nothing to other machines, unless HOST says so; the mail never, the database to nobody', () => {
    const published = Object.fromEntries(all.map(([name, { ports }]) => [name, ports]));
    expect(published).toEqual({
      mysql: undefined,
      mailpit: ['127.0.0.1:${MAILPIT_PORT:-8025}:8025'],
      api: ['${HOST:-127.0.0.1}:${API_PORT:-3000}:3000'],
      'public-web': ['${HOST:-127.0.0.1}:${SITE_PORT:-8080}:8080'],
      admin: ['${HOST:-127.0.0.1}:${ADMIN_PORT:-8081}:8081'],
    });
  });
});

describe('an image', () => {
  it('runs as another user than root, listens where its network reaches it, is looked after and ends on SIGTERM', () => {
    const runtime = stage('runtime');
    expect(runtime).toMatch(/^USER node$/m);
    expect(runtime).toMatch(/^ENV HOST=0\.0\.0\.0 IN_CONTAINER=true$/m);
    expect(runtime).toMatch(/^HEALTHCHECK .* CMD \["node", /m);
    expect(runtime).toMatch(/^STOPSIGNAL SIGTERM$/m);
  });

  it.each(['api', 'site', 'admin'])('of %s is made from that, and its program is the first process', (name) => {
    expect(dockerfile).toContain(`FROM runtime AS ${name}\n`);
    expect(stage(name)).not.toMatch(/^(USER|HEALTHCHECK|STOPSIGNAL) /m);
    expect(stage(name)).toMatch(/^CMD \["node", /m);
  });
});

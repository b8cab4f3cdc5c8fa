import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { root } from './lib/programs.mjs';
import { SHUTDOWN_GRACE_MS } from './lib/shutdown-grace.mjs';

/** @typedef {{ environment?: Record<string, string>, ports?: string[], networks?: string[], mem_limit?: string, [setting: string]: unknown }} Service */
/** @typedef {{ services: Record<string, Service>, networks?: Record<string, { internal?: boolean } | null> }} Composition */

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
/** A list that Compose takes in place of the one before, instead of adding to it. */
const reset = { tag: '!reset', collection: /** @type {const} */ ('seq'), identify: () => false };
/** @param {string} path */
const composition = (path) => /** @type {Composition} */ (parse(read(path), { merge: true, customTags: [reset] }));
const trial = composition('docker-compose.yml').services;
const { services, networks = {} } = composition('compose.production.yml');

/** A service as both files make it, as far as is looked at here. @param {string} name */
const whole = (name) =>
  /** @type {Service & { environment: Record<string, string> }} */ ({
    ...trial[name],
    ...services[name],
    environment: { ...trial[name]?.environment, ...services[name]?.environment },
  });
const served = ['caddy', 'mysql', 'redis', 'api', 'public-web', 'admin'];
const internal = Object.keys(networks).filter((name) => networks[name]?.internal === true);

describe('the production composition', () => {
  it('has the services that are tested here, and no Mailpit unless it is asked for', () => {
    expect([...new Set([...Object.keys(trial), ...Object.keys(services)])].toSorted()).toEqual(
      [...served, 'mailpit'].toSorted(),
    );
    expect(services.mailpit).toEqual({ profiles: ['trial'], ports: [] });
  });

  it('publishes 80 and 443 and nothing else', () => {
    const published = served.map((name) => [name, whole(name).ports ?? []]).filter(([, ports]) => ports?.length);
    expect(published).toEqual([['caddy', ['80:80', '443:443', '443:443/udp']]]);
  });

  it('takes no default for a password, an address or the mail server', () => {
    const left = Object.entries(services).flatMap(([name, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([, value]) => value.includes('${') && !value.includes(':?'))
        .map(([setting, value]) => `${name}: ${setting}=${value}`),
    );
    expect(left).toEqual(['redis: REDIS_PASSWORD=${REDIS_PASSWORD:-}', 'api: SAMPLE_CONTENT=${SAMPLE_CONTENT:-false}']);
    const development = served.filter((name) => JSON.stringify(whole(name)).includes('so-para-desenvolvimento'));
    expect(development).toEqual([]);
    expect(JSON.stringify(served.map((name) => whole(name).environment))).not.toMatch(/localhost|mailpit/);
  });

  it.each(served)(
    'gives %s a read-only root, no more rights than it needs, bounds, logs that end and a check',
    (name) => {
      const service = whole(name);
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        restart: 'unless-stopped',
        logging: { options: { 'max-size': '10m', 'max-file': '5' } },
      });
      expect(service.tmpfs).toContainEqual(expect.stringMatching(/:size=\d+m$/));
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(typeof service.pids_limit).toBe('number');
      expect(service.privileged).toBeUndefined();
      expect(service.cap_add).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : undefined);
      // the images of our three programs have their own
      expect(service.healthcheck === undefined).toBe(['api', 'public-web', 'admin'].includes(name));
    },
  );

  it('keeps the database where nobody but the API reaches it, and the programs behind Caddy', () => {
    expect(internal).toEqual(['programs', 'database']);
    expect(Object.fromEntries(served.map((name) => [name, whole(name).networks]))).toEqual({
      caddy: ['front', 'programs'],
      mysql: ['database'],
      redis: ['database'],
      api: ['programs', 'database', 'out'],
      'public-web': ['programs'],
      admin: ['programs'],
    });
  });

  it('has the API believe what Caddy says of visitors', () => {
    expect(whole('api').environment.TRUST_PROXY).toBe('uniquelocal');
  });

  it('gives Caddy longer to end than it waits for what is open', () => {
    const [, seconds] = /grace_period (\d+)s/.exec(read('ops/Caddyfile')) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(SHUTDOWN_GRACE_MS);
    expect(Number.parseInt(String(services.caddy?.stop_grace_period), 10)).toBeGreaterThan(Number(seconds));
  });
});

describe('Caddy', () => {
  const caddyfile = read('ops/Caddyfile');

  it('has an origin for each program, at the port where it listens', () => {
    const origins = [...caddyfile.matchAll(/^\{\$(\w+)\} \{\n\timport plain\n\treverse_proxy (\S+)/gm)];
    expect(origins.map(([, name, to]) => [name, to])).toEqual([
      ['SITE_URL', `public-web:${trial['public-web']?.environment?.SITE_PORT}`],
      ['API_URL', `api:${trial.api?.environment?.API_PORT}`],
      ['ADMIN_URL', `admin:${trial.admin?.environment?.ADMIN_PORT}`],
    ]);
  });

  it('packs nothing, keeps no log of visits, and leaves the headers to the programs', () => {
    expect(caddyfile).not.toMatch(/\bencode\b/);
    expect(caddyfile).toMatch(/request delete/);
    expect(caddyfile.match(/^\tlog\b/gm)).toHaveLength(1);
    expect(caddyfile).not.toMatch(/Strict-Transport|Content-Security|X-Frame|nosniff|Referrer/i);
    expect(caddyfile).toMatch(/^\tadmin off$/m);
  });

  it('keeps no connection to a program for longer than the program does', () => {
    const [, seconds] = /keepalive (\d+)s/.exec(caddyfile) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(createServer().keepAliveTimeout);
  });

  it('runs as nobody in particular, from an image that has its file', () => {
    const [, stage] = /^FROM caddy:\S+ AS proxy\n([^]*)/m.exec(read('Dockerfile')) ?? [];
    expect(stage).toMatch(/^USER 1000:1000$/m);
    expect(stage).toMatch(/^COPY ops\/Caddyfile \/etc\/caddy\/Caddyfile$/m);
  });
});

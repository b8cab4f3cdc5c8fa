import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from '../../scripts/lib/children.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';

const UP_WITHIN_MS = 60_000;

/**
 * The servers behind the balancer, each as `127.0.0.1:port`, and the ports that it listens on.
 * @typedef {object} Behind
 * @property {string[]} api
 * @property {string[]} site
 * @property {string[]} database
 * @property {boolean} mayBeMySql whether HAProxy may not look by signing in, for MySQL 9 has no way that it knows
 * @property {{ api: number, site: number, database: number, state: number }} ports
 */

/** @param {Behind} behind */
function settings({ api, site, database, mayBeMySql, ports }) {
  const servers = (/** @type {string} */ name, /** @type {string[]} */ addresses) =>
    addresses.map((address, index) => `  server ${name}${index} ${address} check`).join('\n');
  return `global
  maxconn 4000
  # so that a form with a file is still there to be sent again
  tune.bufsize 65536

defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  # whom one process does not let in another does; a form that comes twice is one submission
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  # a connection that a process closes as it ends is one that a request may be on its way over
  option http-server-close
  # one look that fails is the database's moment, not the process's end
  default-server inter 500ms fall 2 rise 1

listen api
  bind 127.0.0.1:${ports.api}
  balance roundrobin
  option forwardfor
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host localhost
${servers('api', api)}

listen site
  bind 127.0.0.1:${ports.site}
  balance roundrobin
  option forwardfor
  option httpchk
  http-check send meth GET uri /health/live ver HTTP/1.1 hdr Host localhost
${servers('site', site)}

listen database
  mode tcp
  bind 127.0.0.1:${ports.database}
  balance leastconn
  timeout client 1h
  timeout server 1h
  option ${mayBeMySql ? 'tcp-check' : 'mysql-check user root'}
  default-server inter 500ms fall 1 rise 2 on-marked-down shutdown-sessions
${servers('database', database)}

listen state
  bind 127.0.0.1:${ports.state}
  stats enable
  stats uri /
`;
}

/**
 * Starts HAProxy before the processes of a cluster.
 * @param {Behind} behind
 */
export function startBalancer(behind) {
  const file = join(temporaryFolder('balancer'), 'haproxy.cfg');
  writeFileSync(file, settings(behind));
  launch('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    /** Waits until it lets people in to so many of these. @param {'api' | 'site' | 'database'} name @param {number} count */
    waitFor: async (name, count) => {
      const deadline = Date.now() + UP_WITHIN_MS;
      while ((await countUp(behind.ports.state, name)) < count) {
        if (Date.now() > deadline) throw new Error(`The balancer does not let anybody in to ${count} × ${name}.`);
        await delay(100);
      }
    },
  };
}

/**
 * @param {number} port
 * @param {string} name
 */
async function countUp(port, name) {
  const answer = await fetch(`http://127.0.0.1:${port}/;csv`).catch(() => undefined);
  const lines = ((await answer?.text()) ?? '').split('\n').map((line) => line.split(','));
  const status = lines[0]?.indexOf('status') ?? -1;
  return lines.filter(([of, server, ...rest]) => of === name && server?.startsWith(name) && rest[status - 2] === 'UP')
    .length;
}

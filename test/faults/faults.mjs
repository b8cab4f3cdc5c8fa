import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { exitOf } from '../../scripts/lib/children.mjs';
import { sqlite } from '../../scripts/lib/sqlite.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { slowedServer } from './slowed-server.mjs';
import { mailServer } from './mail-server.mjs';
import { allowedConnections, openSilent } from './silent-connections.mjs';
import { World } from './world.mjs';

/** @typedef {import('./clients.mjs').Clients} Clients */
/** @typedef {import('../../scripts/lib/mariadb.mjs').Mariadb} Mariadb */

/** An end that was asked for takes at most so long. */
const END_WITHIN_MS = 10_000;
const LONG_FAULT_MS = 12_000;
const SILENT = 10_000;
const ROOM_BYTES = 512 * 1024;
/** A connection that sends nothing is closed within 20 s and the 5 s until that is looked for; a busy machine takes its time. */
const SILENT_WITHIN_MS = 40_000;

/**
 * One thing that goes wrong while visitors write.
 * @typedef {object} Fault
 * @property {string} name
 * @property {('sqlite' | 'mysql')[]} databases
 * @property {boolean} [short] whether it is part of the short form
 * @property {boolean} [mail] whether it may hold mail up: its first round waits until all of it is out
 * @property {boolean} [expires] whether what a visitor has solved may have run out meanwhile
 * @property {() => string | undefined} [lacks] what this machine has not that it needs
 * @property {(server?: Mariadb) => Promise<World>} [make] the world that it happens in
 * @property {boolean} [starts] whether it starts the API itself
 * @property {(world: World, clients: Clients, server: Mariadb) => Promise<void>} strike makes it happen, and end; waits
 *   for nobody to be back
 */

const both = /** @type {('sqlite' | 'mysql')[]} */ (['sqlite', 'mysql']);

/** @type {Fault[]} */
export const faults = [
  {
    name: 'API killed while it writes and files arrive',
    databases: both,
    short: true,
    mail: true,
    strike: async (world, clients) => {
      await clients.upTo(random(5, 60));
      await world.kill();
      world.launch();
    },
  },
  {
    name: 'API killed while it starts and migrates',
    databases: both,
    strike: async (world) => {
      // a database of its own is migrated from nothing; each start comes a little further
      for (let ms = 300; ms < 1_500; ms += random(60, 200)) {
        world.launch();
        await delay(ms);
        await world.kill();
      }
      world.begin();
    },
    starts: true,
  },
  {
    name: 'API asked to end, with slow bodies open',
    databases: both,
    short: true,
    strike: async (world, clients) => {
      await clients.upTo(20);
      const slow = await Promise.all([slowBody(world), slowBody(world)]);
      const begun = performance.now();
      const child = world.process();
      child.kill('SIGTERM');
      await exitOf(child);
      const took = performance.now() - begun;
      for (const socket of slow) socket.destroy();
      if (took > END_WITHIN_MS) throw new Error(`It took ${Math.round(took)} ms to end.`);
      if (child.exitCode !== 0 && child.signalCode !== 'SIGTERM') throw new Error('It did not end by itself.');
      world.begin();
    },
  },
  {
    name: 'two processes that start at once on nothing',
    databases: both,
    make: (server) => World.make({ server, processes: 2 }),
    starts: true,
    strike: async (world) => {
      world.begin();
      await world.ready();
    },
  },
  {
    name: 'one of two processes killed',
    databases: both,
    make: (server) => World.make({ server, processes: 2 }),
    strike: async (world, clients) => {
      await world.ready();
      await clients.upTo(random(5, 40));
      await world.kill(1);
      world.launch(1);
    },
  },
  {
    name: 'database killed',
    databases: ['mysql'],
    short: true,
    mail: true,
    strike: async (world, clients, server) => {
      await clients.upTo(random(5, 60));
      process.kill(server.pid(), 'SIGKILL');
      await server.again();
    },
  },
  {
    name: 'database stopped for 12 s',
    databases: ['mysql'],
    strike: async (world, clients, server) => {
      await clients.upTo(random(5, 30));
      process.kill(server.pid(), 'SIGSTOP');
      await delay(LONG_FAULT_MS).finally(() => process.kill(server.pid(), 'SIGCONT'));
    },
  },
  {
    name: 'database slow: 150 ms each way',
    databases: ['mysql'],
    make: async (server) => {
      const world = await World.make({ server });
      const slowed = await slowedServer(new URL(world.env.DATABASE_URL ?? ''));
      world.env.DATABASE_URL = slowed.url;
      world.slow = slowed.slow;
      return world;
    },
    strike: async (world, clients) => {
      world.slow(150);
      await clients.upTo(random(5, 20));
      world.slow(0);
    },
  },
  {
    name: 'database without a connection to give',
    databases: ['mysql'],
    strike: async (world, clients, server) => {
      await clients.upTo(random(5, 30));
      const giveBack = await takeConnections(server);
      await delay(LONG_FAULT_MS / 2);
      await giveBack();
    },
  },
  {
    name: '10,000 connections that send nothing',
    databases: both,
    lacks: () => (allowedConnections(SILENT) < SILENT ? 'room for 10,000 open files' : undefined),
    strike: async (world, clients) => {
      await clients.upTo(5);
      const silent = await openSilent(world.origins[0] ?? '', SILENT);
      try {
        await clients.upTo(40);
        if (silent.open() < SILENT / 2) throw new Error(`Only ${silent.open()} of them were open meanwhile.`);
        const late = new AbortController();
        const isOver = silent.over.then(() => late.abort());
        await delay(SILENT_WITHIN_MS, undefined, { signal: late.signal }).catch(() => undefined);
        if (silent.open() > 0) throw new Error(`${silent.open()} of them were still open.`);
        await isOver;
      } finally {
        silent.end();
      }
    },
  },
  {
    name: 'database locked by another program for 8 s',
    databases: ['sqlite'],
    strike: async (world, clients) => {
      await clients.upTo(random(5, 30));
      const other = sqlite((world.env.DATABASE_URL ?? '').slice('sqlite:'.length), { timeout: 10_000 });
      other.exec('BEGIN IMMEDIATE');
      await delay(8_000);
      other.exec('COMMIT');
      other.close();
    },
  },
  {
    name: 'disk full',
    databases: both,
    lacks: lacksRoot,
    make: (server) => onSmallDisk(server),
    strike: async (world, clients) => {
      await clients.upTo(5);
      leaveRoom(world.dataDir);
      await clients.untilRefused(20);
      execFileSync('mount', ['-o', 'remount,size=400m', world.dataDir]);
    },
  },
  {
    name: 'disk read-only where files arrive',
    databases: both,
    lacks: lacksRoot,
    strike: async (world, clients) => {
      await clients.upTo(random(5, 20));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', join(world.dataDir, 'tmp')]);
      await delay(3_000);
      execFileSync('umount', [join(world.dataDir, 'tmp')]);
    },
  },
  ...['refuses', 'stalls', 'drops'].map((way) => mailFault(/** @type {'refuses'} */ (way))),
  ...[
    ['half an hour ahead', '+30m'],
    ['half an hour back', '-30m'],
    ['over the beginning of summer time', '@2027-03-28 00:59:55'],
    ['over the end of summer time', '@2026-10-25 00:59:55'],
  ].map(([name = '', to = '']) => clockFault(name, to)),
];

/**
 * @param {'refuses' | 'stalls' | 'drops'} way
 * @returns {Fault}
 */
function mailFault(way) {
  return {
    name: `mail server that ${way}`,
    databases: both,
    mail: true,
    make: async (server) => {
      const mail = await mailServer();
      const world = await World.make({
        server,
        env: { SMTP_URL: mail.url, MAIL_FROM: 'a@exemplo.pt', MAIL_TO: 'b@exemplo.pt' },
      });
      world.mail = mail;
      return world;
    },
    strike: async (world, clients) => {
      await clients.upTo(5);
      world.mail?.be(way);
      await clients.upTo(random(10, 40));
      await delay(2_000);
      world.mail?.be('well');
    },
  };
}

/**
 * @param {string} name
 * @param {string} to as faketime has it
 * @returns {Fault}
 */
function clockFault(name, to) {
  return {
    name: `clock ${name}`,
    databases: both,
    expires: true,
    lacks: () => (faketime() === undefined ? 'faketime' : undefined),
    make: async (server) => {
      const clock = join(temporaryFolder('faults-clock'), 'clock');
      writeFileSync(clock, '+0');
      const env = {
        LD_PRELOAD: faketime() ?? '',
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      return World.make({ server, env });
    },
    strike: async (world, clients) => {
      const clock = world.env.FAKETIME_TIMESTAMP_FILE ?? '';
      await clients.upTo(10);
      writeFileSync(clock, to);
      await clients.upTo(60);
      // what is told to be at a moment goes on from there
      await delay(6_000);
      await clients.upTo(20);
    },
  };
}

function lacksRoot() {
  return process.getuid?.() === 0 ? undefined : 'root';
}

/** The library that tells a program another time, where it is installed. */
function faketime() {
  return readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
}

/**
 * @param {number} from
 * @param {number} to
 */
function random(from, to) {
  return Math.round(from + Math.random() * (to - from));
}

/** A form that comes a byte at a time. @param {World} world */
async function slowBody(world) {
  const { hostname, port } = new URL(world.origins[0] ?? '');
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    'POST /formacoes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"nome":',
  );
  const timer = setInterval(() => socket.write(' '), 500);
  socket.on('close', () => clearInterval(timer));
  return socket;
}

/** Takes every connection that the server gives, and the API's too. @param {Mariadb} server */
async function takeConnections(server) {
  const first = await mysql.createConnection(server.url);
  /** @type {mysql.Connection[]} */
  const held = [first];
  await first.query('SET GLOBAL max_connections = 12');
  const [others] = await first.query('SELECT id FROM information_schema.processlist WHERE id <> CONNECTION_ID()');
  for (const { id } of /** @type {{ id: number }[]} */ (others)) await first.query(`KILL ${id}`).catch(() => undefined);
  for (;;) {
    const one = await mysql.createConnection(server.url).catch(() => undefined);
    if (one === undefined) break;
    held.push(one);
  }
  return async () => {
    await first.query('SET GLOBAL max_connections = 300');
    await Promise.all(held.map((connection) => connection.end()));
  };
}

/** Fills a disk but for a little: how much the database takes before anybody writes differs from one version to the next. @param {string} folder on it */
function leaveRoom(folder) {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(join(folder, 'lastro'), Buffer.alloc(Math.max(0, bavail * bsize - ROOM_BYTES)));
  } catch (error) {
    // the API has written meanwhile
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}

/**
 * @param {Mariadb | undefined} server
 */
async function onSmallDisk(server) {
  const dataDir = temporaryFolder('faults-disk');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=700', 'tmpfs', dataDir]);
  process.prependOnceListener('exit', () => execFileSync('umount', ['-l', dataDir]));
  const world = await World.make({ server, dataDir });
  // the database is on the disk that fills, too, where it is a file
  if (server === undefined) world.env.DATABASE_URL = `sqlite:${dataDir}/dfc.sqlite`;
  return world;
}

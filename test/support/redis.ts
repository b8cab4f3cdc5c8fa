import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { until } from './until.js';

/** A scratch Redis that keeps nothing. */
export interface TestRedis {
  url: string;
  /** Ends it as the system does that runs out of memory. */
  kill: () => Promise<void>;
  /** Starts it again at the same address. */
  start: () => Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startRedis(): Promise<TestRedis> {
  const [port = 0] = await freePorts(1);
  let server: ChildProcess | undefined;
  const kill = async () => {
    if (server === undefined) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = undefined;
  };
  const start = async () => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      '/tmp',
    ];
    const child = spawn('redis-server', options, { stdio: 'ignore' });
    server = child;
    const missing = once(child, 'error').then(([error]) => Promise.reject(error as Error));
    await Promise.race([until('Redis answers', () => listens(port)), missing]);
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

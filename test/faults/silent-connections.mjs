import { once } from 'node:events';
import { connect } from 'node:net';

const AT_ONCE = 100;
/** File descriptors for all else that this process and the API have open. */
const SPARE = 500;

/**
 * How many connections this machine lets one process have, up to so many.
 * @param {number} wanted
 */
export function allowedConnections(wanted) {
  const report = /** @type {{ userLimits?: { open_files?: { hard: number | string } } }} */ (
    process.report.getReport()
  );
  const hard = report.userLimits?.open_files?.hard;
  return typeof hard === 'number' ? Math.min(wanted, hard - SPARE) : wanted;
}

/**
 * Opens connections that send nothing.
 * @param {string} origin
 * @param {number} count
 * @returns {Promise<{ open: () => number, over: Promise<unknown>, end: () => void }>} how many are open still, and when none is
 */
export async function openSilent(origin, count) {
  const { port, hostname } = new URL(origin);
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () =>
      connect(Number(port), hostname),
    );
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    for (const socket of some) socket.on('error', () => undefined).resume();
    sockets.push(...some);
  }
  return {
    open: () => sockets.filter((socket) => !socket.closed).length,
    over: Promise.all(sockets.map(async (socket) => socket.closed || once(socket, 'close'))),
    end: () => sockets.forEach((socket) => socket.destroy()),
  };
}

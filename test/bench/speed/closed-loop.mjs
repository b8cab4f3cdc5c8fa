import { connect } from 'node:net';
import { createHistogram } from 'node:perf_hooks';

/** @typedef {{ method?: 'GET' | 'POST', path: string, headers?: Record<string, string>, body?: string }} Asked */
const END_OF_HEAD = '\r\n\r\n';
const MICROSECONDS = 1_000;

/**
 * Keeps so many connections busy: each asks again as soon as it is answered. Over bare sockets, because Node's own client takes more of
 * the processor than the answers that are measured.
 * @param {string} origin
 * @param {{ connections: number, seconds: number, next: () => Asked }} load
 */
export async function runClosedLoop(origin, { connections, seconds, next }) {
  const { host, hostname, port } = new URL(origin);
  const times = createHistogram();
  const seen = { answered: 0, refused: 0, lost: 0 };
  let isOver = false;

  function open() {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let answer = Buffer.alloc(0);
    let begun = 0;
    let isWaiting = true;
    const ask = () => {
      answer = Buffer.alloc(0);
      begun = performance.now();
      isWaiting = true;
      socket.write(encodeRequest(host, next()));
    };
    socket.once('connect', ask);
    socket.on('data', (part) => {
      answer = answer.length === 0 ? part : Buffer.concat([answer, part]);
      const head = headOfWhole(answer);
      if (head === undefined) return;
      isWaiting = false;
      times.record(Math.max(1, Math.round((performance.now() - begun) * MICROSECONDS)));
      if (head.startsWith('HTTP/1.1 2')) seen.answered += 1;
      else seen.refused += 1;
      if (/\r\nconnection: close/i.test(head)) socket.end();
      else ask();
    });
    // A connection that breaks off closes too.
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      if (isOver) return;
      if (isWaiting) seen.lost += 1;
      open();
    });
    sockets.add(socket);
  }

  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const start = performance.now();
  for (let count = 0; count < connections; count += 1) open();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  isOver = true;
  const lasted = (performance.now() - start) / 1_000;
  for (const socket of sockets) socket.destroy();
  const at = (/** @type {number} */ percent) => times.percentile(percent) / MICROSECONDS;
  return { ...seen, perSecond: seen.answered / lasted, p50: at(50), p99: at(99) };
}

/** @param {string} host @param {Asked} asked */
function encodeRequest(host, { method = 'GET', path, headers = {}, body }) {
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries({ Host: host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${END_OF_HEAD}${body ?? ''}`;
}

/** The head of an answer that has arrived to its end. @param {Buffer} answer */
function headOfWhole(answer) {
  const end = answer.indexOf(END_OF_HEAD);
  if (end === -1) return undefined;
  const head = answer.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? !/\r\ntransfer-encoding: chunked/i.test(head) || answer.subarray(-5).toString() === '0\r\n\r\n'
      : answer.length >= end + END_OF_HEAD.length + Number(length);
  return isWhole ? head : undefined;
}

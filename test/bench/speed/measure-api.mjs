import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../scripts/lib/temporary.mjs';
import { compare } from './measure.mjs';
import { heading, judge, line, percent, whole } from './report.mjs';
import { reads, uncached } from './targets.mjs';

/** @typedef {import('./world.mjs').World} World */
/** @typedef {import('./world.mjs').Server} Server */
/** @typedef {{ rounds: number, seconds: number, warmUp: number }} Length */

/**
 * Reads of the API against bare Node with the same bytes and bare Express with the same query.
 * @param {string} title
 * @param {World} world
 * @param {Length} length
 */
export async function measureApi(title, world, length) {
  heading(`${title}: the API`);
  const paths = Object.values(reads);
  const ours = await world.start('api', uncached.api);
  /** @type {Record<string, Server>} */
  const servers = {
    'bare Node, same bytes': await startNodeFloor(world, ours.origin, paths),
    'bare Express, same query': await world.startFloor('floor-express.mjs', paths[0] ?? ''),
    'ours, uncached': ours,
    'ours, kept': await world.start('api'),
  };
  await sameAnswers(servers, paths);
  for (const [name, path] of Object.entries(reads)) {
    const seen = await compare(servers, [{ path }], length);
    for (const [server, measured] of Object.entries(seen)) {
      line(`${name}: ${server}`, measured, servers[server]?.pid ?? 0);
    }
    const floor = seen['bare Express, same query']?.perSecond ?? Number.NaN;
    const ratio = (seen['ours, uncached']?.perSecond ?? Number.NaN) / floor;
    judge(`${title}, ${name}, uncached`, `${percent(ratio)} of Express`, '≥ 60 %', ratio >= 0.6);
    const kept = seen['ours, kept']?.perSecond ?? Number.NaN;
    judge(
      `${title}, ${name}, kept`,
      `${whole(kept)} a second, × ${(kept / floor).toFixed(1)}`,
      '≥ 10,000 a second and × 2 of Express',
      kept >= 10_000 && kept >= 2 * floor,
    );
  }
  await world.stop();
}

/**
 * Bare Node with what a server of ours answers now.
 * @param {World} world
 * @param {string} origin
 * @param {string[]} paths
 */
export async function startNodeFloor(world, origin, paths) {
  /** @type {import('./floor-node.mjs').Answers} */
  const answers = {};
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
    const body = Buffer.from(await response.arrayBuffer());
    const {
      connection: _1,
      'keep-alive': _2,
      'transfer-encoding': _3,
      date: _4,
      ...headers
    } = Object.fromEntries(response.headers);
    answers[path] = { headers: { ...headers, 'content-length': String(body.length) }, body: body.toString('base64') };
  }
  const file = join(temporaryFolder('answers'), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return world.startFloor('floor-node.mjs', paths[0] ?? '', { ANSWERS: file });
}

/**
 * Checks that all servers give the same answers, since one that answers less is faster for nothing.
 * @param {Record<string, Server>} servers
 * @param {string[]} paths
 */
async function sameAnswers(servers, paths) {
  for (const path of paths) {
    const answers = await Promise.all(
      Object.values(servers).map(async ({ origin }) => {
        const response = await fetch(origin + path);
        return { range: response.headers.get('Content-Range'), body: /** @type {unknown} */ (await response.json()) };
      }),
    );
    for (const answer of answers) assert.deepEqual(answer, answers[0], path);
  }
}

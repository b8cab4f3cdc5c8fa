import { compare } from './measure.mjs';
import { heading, judge, line, percent } from './report.mjs';
import { reads, uncached } from './targets.mjs';

/** @typedef {import('./world.mjs').World} World */

const GROWTH = 1.5;

/**
 * The same reads with few rows and with many, in turn: what else the machine does meanwhile slows both alike.
 * @param {string} title
 * @param {{ few: number, many: number }} rows
 * @param {{ few: World, many: World }} worlds
 * @param {{ rounds: number, seconds: number, warmUp: number }} length
 */
export async function measureGrowth(title, rows, worlds, length) {
  heading(`${title}: ${rows.few} and ${rows.many} rows`);
  const servers = {
    few: await worlds.few.start('api', uncached.api),
    many: await worlds.many.start('api', uncached.api),
  };
  for (const [name, path] of Object.entries(reads)) {
    const seen = await compare(servers, [{ path }], length);
    for (const side of /** @type {const} */ (['few', 'many'])) {
      line(`${name}: ${rows[side]} rows`, seen[side], servers[side].pid);
    }
    const ratio = seen.many.perSecond / seen.few.perSecond;
    judge(
      `${title}, ${name}, ${rows.many} rows instead of ${rows.few}`,
      `${percent(ratio)} of the speed`,
      `≥ ${percent(1 / GROWTH)}`,
      ratio >= 1 / GROWTH,
    );
  }
  await worlds.few.stop();
  await worlds.many.stop();
}

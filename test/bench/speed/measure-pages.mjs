import { compare } from './measure.mjs';
import { startNodeFloor } from './measure-api.mjs';
import { heading, judge, line, percent, whole } from './report.mjs';
import { pages, uncached } from './targets.mjs';

/** @typedef {import('./world.mjs').World} World */
/** @typedef {import('./world.mjs').Server} Server */

/**
 * Pages of the site against bare Node with the same bytes and `react-dom/server` alone with the same components.
 * @param {string} title
 * @param {World} world
 * @param {import('./measure-api.mjs').Length} length
 */
export async function measurePages(title, world, length) {
  heading(`${title}: pages`);
  const api = await world.start('api');
  const told = { API_INTERNAL_URL: api.origin };
  const ours = await world.start('site', { ...told, ...uncached.site });
  /** @type {Record<string, Server>} */
  const servers = {
    'bare Node, same bytes': await startNodeFloor(world, ours.origin, pages),
    'react-dom alone': await world.startFloor('floor-react.mjs', '/', told),
    'ours, uncached': ours,
    'ours, kept': await world.start('site', told),
  };
  for (const path of pages) {
    const seen = await compare(servers, [{ path }], length);
    for (const [server, measured] of Object.entries(seen)) {
      line(`${path}: ${server}`, measured, servers[server]?.pid ?? 0);
    }
    const floor = seen['react-dom alone']?.perSecond ?? Number.NaN;
    const ratio = (seen['ours, uncached']?.perSecond ?? Number.NaN) / floor;
    judge(`${title}, ${path}, uncached`, `${percent(ratio)} of react-dom`, '≥ 60 %', ratio >= 0.6);
    const kept = seen['ours, kept']?.perSecond ?? Number.NaN;
    judge(
      `${title}, ${path}, kept`,
      `${whole(kept)} a second, × ${(kept / floor).toFixed(0)}`,
      '≥ 15,000 a second and × 10 of react-dom',
      kept >= 15_000 && kept >= 10 * floor,
    );
  }
  await world.stop();
}

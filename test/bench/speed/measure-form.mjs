import { compare } from './measure.mjs';
import { heading, judge, line, percent } from './report.mjs';
import { form, reads } from './targets.mjs';

/** @typedef {import('./world.mjs').World} World */

/**
 * A form, whole: checked, stored with all that is noted about it, its notice queued; against bare Express with the same
 * inserts in one transaction. Each has a database of its own: ours also sends what it finds in the outbox.
 * @param {string} title
 * @param {World} ours
 * @param {World} bare
 * @param {import('./measure-api.mjs').Length} length
 */
export async function measureForm(title, ours, bare, length) {
  heading(`${title}: a form, whole`);
  const servers = {
    'bare Express, same inserts': await bare.startFloor('floor-express.mjs', reads['list of 20']),
    ours: await ours.start('api'),
  };
  const seen = await compare(servers, [form], length);
  for (const name of /** @type {const} */ (['bare Express, same inserts', 'ours'])) {
    line(name, seen[name], servers[name].pid);
  }
  const ratio = seen.ours.perSecond / seen['bare Express, same inserts'].perSecond;
  judge(`${title}, a form`, `${percent(ratio)} of Express`, '≥ 50 %', ratio >= 0.5);
  await Promise.all([ours.stop(), bare.stop()]);
}

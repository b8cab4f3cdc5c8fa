import {
  day,
  DISK_BYTES,
  MAIL_DAILY_LIMIT,
  MESSAGES_PER_FORM,
  peak,
  PICTURES_AT_ONCE,
  PLANNED_LOAD,
  POOL,
  READ_PATIENCE_MS,
  REGISTRATION_BYTES,
  SMTP_AT_ONCE,
  SMTP_MS,
} from './day.mjs';
import { percentile, simulate } from './queue.mjs';

/** @typedef {import('./measure-services.mjs').Services} Services */
/** @typedef {import('./day.mjs').Kind} Kind */

const MOST_SECONDS = 3_600;
const MOST_REQUESTS = 400_000;
const MOST_SHOWN_MS = 10_000;

/**
 * A resource of one installation, with the share of it that is used at today's deadline.
 * @typedef {object} Resource
 * @property {string} name
 * @property {number} used share of it that is used at one times today's deadline
 * @property {(times: number) => string} add what there must be of it at so many times
 */

/**
 * @param {Services} services
 * @param {number} cores of the machine
 * @returns {Resource[]}
 */
export function resources(services, cores) {
  const rates = peak(1);
  const busy = (/** @type {(service: Services[Kind]) => number} */ of) =>
    Object.entries(rates).reduce(
      (sum, [kind, rate]) => sum + (rate * of(services[/** @type {Kind} */ (kind)])) / 1_000,
      0,
    );
  const forms = day.forms + day.registrations;
  const formsPerSecond = rates.form + rates.registration;
  const several =
    (/** @type {number} */ used, /** @type {(count: number) => string} */ words) => (/** @type {number} */ times) =>
      words(Math.max(1, Math.ceil((used * times) / PLANNED_LOAD)));
  const api = busy((service) => service.api);
  const site = busy((service) => service.site);
  const all = busy((service) => service.api + service.site + service.database) / cores;
  const held = busy((service) => service.held) / POOL;
  const mail = (formsPerSecond * MESSAGES_PER_FORM * SMTP_MS) / 1_000 / SMTP_AT_ONCE;
  const disk = (day.registrations * REGISTRATION_BYTES) / DISK_BYTES;
  return [
    {
      name: "receipts of a day, of `MAIL_DAILY_LIMIT`'s 500",
      used: forms / MAIL_DAILY_LIMIT,
      add: (/** @type {number} */ times) => `\`MAIL_DAILY_LIMIT=${round(forms * times * 1.5)}\``,
    },
    { name: 'the thread of the API', used: api, add: several(api, (count) => `${count} × API`) },
    { name: 'the thread of the site', used: site, add: several(site, (count) => `${count} × site`) },
    {
      name: `the machine's ${cores} processors`,
      used: all,
      add: several(all * cores, (count) => `${count} ${count === 1 ? 'core' : 'cores'}`),
    },
    ...(held > 0
      ? [{ name: 'connections to the database', used: held, add: several(held, (count) => `${count} × API`) }]
      : []),
    { name: 'mail going out', used: mail, add: several(mail, (count) => `${count} × API, or a faster mail server`) },
    {
      name: 'disk for documents of a day, of 20 GB',
      used: disk,
      add: (/** @type {number} */ times) =>
        `${Math.ceil((day.registrations * REGISTRATION_BYTES * times) / 1e9)} GB a day`,
    },
  ].sort((a, b) => b.used - a.used);
}

/**
 * Simulates the last minutes before the deadline, to see how long visitors wait.
 * @param {Services} services
 * @param {number} times today's
 * @param {{ api: number, site: number }} processes
 */
export function waits(services, times, processes) {
  const rates = peak(times);
  const all = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
  const stations = {
    site: { servers: processes.site },
    api: { servers: processes.api },
    database: { servers: processes.api * POOL },
    pictures: { servers: processes.api * PICTURES_AT_ONCE },
  };
  const flows = /** @type {Record<Kind, import('./queue.mjs').Flow>} */ (
    Object.fromEntries(
      Object.entries(rates).map(([kind, perSecond]) => {
        const service = services[/** @type {Kind} */ (kind)];
        const patience = kind === 'search or list' ? { patienceMs: READ_PATIENCE_MS } : {};
        const steps = [
          ...(service.site > 0 ? [{ station: 'site', ms: service.site }] : []),
          ...(service.api > 0 ? [{ station: 'api', ms: service.api, ...patience }] : []),
          ...(service.held > 0 ? [{ station: 'database', ms: service.held }] : []),
          ...(service.pictures > 0 ? [{ station: 'pictures', ms: service.pictures }] : []),
        ];
        return [kind, { perSecond, steps }];
      }),
    )
  );
  return simulate({ stations, flows, seconds: Math.min(MOST_SECONDS, MOST_REQUESTS / all) });
}

/** @param {import('./queue.mjs').Outcome} outcome */
export function shown(outcome) {
  if (outcome.arrived === 0) return '';
  const ms = (/** @type {number} */ value) =>
    value > MOST_SHOWN_MS ? '> 10 s' : value < 10 ? value.toFixed(1) : value.toFixed(0);
  const refused = outcome.refused / outcome.arrived;
  const figures = `${ms(percentile(outcome, 0.5))} (${ms(percentile(outcome, 0.99))})`;
  return refused > 0 ? `${figures}, ${(refused * 100).toFixed(0)} % refused` : figures;
}

/** Two figures that count, and noughts. @param {number} value */
function round(value) {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / step) * step;
}

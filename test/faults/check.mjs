import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Where attachments are.
 * @typedef {object} Files
 * @property {() => Promise<Set<string>>} names
 * @property {(name: string) => Promise<string | undefined>} hashOf nothing where there is no such file
 */
/**
 * The parts of a world that are checked.
 * @typedef {Pick<import('./world.mjs').World, 'database' | 'dataDir' | 'mail'> & { files?: Files }} World
 */
/** @typedef {Pick<import('./clients.mjs').Clients, 'acknowledged'>} Clients */

/** A message that a killed process had claimed is another's after three minutes. */
const MAIL_WITHIN_MS = 5 * 60_000;

/**
 * The findings about all that was sent, once the fault is over.
 * @typedef {object} Findings
 * @property {number} acknowledged
 * @property {string[]} lost what was answered 2xx and is not there whole: row, attachment, notice
 * @property {string[]} doubled what is there more than once
 * @property {string[]} stray rows without their file, files without a row, mail that is not out
 */

/**
 * @param {World} world
 * @param {Clients} clients
 * @param {{ awaitMail: boolean }} options whether all mail must be out
 * @returns {Promise<Findings>}
 */
export async function check(world, clients, { awaitMail }) {
  const database = world.database();
  const files = world.files ?? filesIn(join(world.dataDir, 'documentos'));
  try {
    const stray = awaitMail ? await mailLeft(database) : [];
    const trainings = await database.rows('SELECT id, mensagem AS mark FROM formacoes');
    const contacts = await database.rows('SELECT id, descricao AS mark, documento FROM contactos');
    const notices = await database.rows(
      `SELECT idempotencyKey AS name FROM outbox WHERE idempotencyKey LIKE '%:notice:0'`,
    );
    const noticed = new Set(notices.map(({ name }) => String(name)));
    const taken = world.mail?.taken;
    const sent = await database.rows(`SELECT messageId AS id FROM outbox WHERE state = 'sent'`);
    const untaken = taken ? sent.filter(({ id }) => !taken.has(String(id))) : [];
    const rows = { formacoes: byMark(trainings), contactos: byMark(contacts) };
    const lost = untaken.map(({ id }) => `mail that nobody took: ${String(id)}`);
    for (const { mark, form, id, sha256 } of clients.acknowledged) {
      const [row] = rows[form].get(mark) ?? [];
      if (row === undefined) lost.push(`${form} ${id}: no row`);
      else if (Number(row.id) !== id) lost.push(`${form} ${id}: has the id ${String(row.id)}`);
      else if (!noticed.has(`${form}:${id}:notice:0`)) lost.push(`${form} ${id}: no notice`);
      else if (sha256 !== undefined && (await files.hashOf(String(row.documento))) !== sha256)
        lost.push(`${form} ${id}: not its attachment`);
    }
    const doubled = Object.entries(rows).flatMap(([form, marks]) =>
      [...marks].flatMap(([mark, there]) => (there.length > 1 ? [`${form} ${mark}: ${there.length} times`] : [])),
    );
    return {
      acknowledged: clients.acknowledged.length,
      lost,
      doubled,
      stray: [...stray, ...(await findStrayFiles(files, contacts))],
    };
  } finally {
    await database.end();
  }
}

/** @typedef {Record<string, unknown>} Row */

/** @param {Row[]} rows */
function byMark(rows) {
  /** @type {Map<string, Row[]>} */
  const marks = new Map();
  for (const row of rows) marks.set(String(row.mark), [...(marks.get(String(row.mark)) ?? []), row]);
  return marks;
}

/** @param {string} folder @returns {Files} */
function filesIn(folder) {
  return {
    names: () => Promise.resolve(new Set(existsSync(folder) ? readdirSync(folder) : [])),
    hashOf: (name) => {
      const file = join(folder, name);
      const isThere = existsSync(file);
      return Promise.resolve(isThere ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined);
    },
  };
}

/**
 * A file without a row is what a submission leaves that was cut off; a row without its file is a loss.
 * @param {Files} files
 * @param {Row[]} contacts
 */
async function findStrayFiles(files, contacts) {
  const names = await files.names();
  return contacts.flatMap(({ id, documento }) =>
    names.has(String(documento)) ? [] : [`contactos ${String(id)}: no file`],
  );
}

/** @param {ReturnType<World['database']>} database */
async function mailLeft(database) {
  const deadline = Date.now() + MAIL_WITHIN_MS;
  for (;;) {
    const left = await database.rows(`SELECT idempotencyKey AS name FROM outbox WHERE state <> 'sent'`);
    if (left.length === 0 || Date.now() > deadline) return left.map(({ name }) => `${String(name)}: not sent`);
    await delay(500);
  }
}

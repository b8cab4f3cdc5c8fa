import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 500;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const NO_PART_OF_A_DOMAIN = /[\s%/?#\\:@[\]]/;

/** Every column that holds an address; of `newsletter`, `users` and `convidados`, where each is one, apart. */
const COLUMNS: readonly (readonly [table: string, key: string, columns: readonly string[]])[] = [
  ['contactos', 'id', ['email']],
  ['festival', 'id', ['emailEscola', 'emailResponsavel']],
  ['voluntariado', 'id', ['email', 'emailEncarregado']],
  ['oportunidades', 'id', ['email']],
  ['formacoes', 'id', ['email']],
  ['sessoes', 'id', ['email']],
  ['pedidos_material', 'id', ['email']],
  ['suspeitas', 'id', ['email']],
  ['pedidos_dados', 'id', ['email']],
  ['data_links', 'id', ['email']],
  ['outbox', 'id', ['recipient', 'replyTo']],
  ['account_links', 'tokenHash', ['email']],
];
/** Of those, in which order their rows keep an address that two of them have; the first keeps it. */
const UNIQUE = {
  newsletter: 'confirmada DESC, id ASC',
  users: "ativo DESC, CASE papel WHEN 'administracao' THEN 0 ELSE 1 END, id ASC",
  convidados: 'sentAt DESC, id DESC',
} as const;
/** The columns that hold a hash of an address, and whether of the address or of the mailbox behind it. */
const HASHES = [
  ['consentimentos', 'addressHash', 'hash'],
  ['newsletter_links', 'addressHash', 'hash'],
  ['data_links', 'addressHash', 'hash'],
  ['outbox', 'mailboxHash', 'mailbox'],
] as const;

interface Spelling {
  /** As it is compared from now on. */
  email: string;
  hash: readonly [before: string, after: string];
  mailbox: readonly [before: string, after: string];
}

type Row = Record<string, unknown>;

/**
 * Joins what is held of one person under several spellings of their address: its domain as it is read and as the name
 * servers know it, its name composed or not, with signs that nobody sees. The hashes go first and the addresses last, so
 * that a run that was killed half-way finds again what is to be joined.
 */
export class JoinSpellingsOfAddresses implements MigrationInterface {
  readonly name = 'JoinSpellingsOfAddresses1795411000000';

  async up(runner: QueryRunner): Promise<void> {
    const tables = [...COLUMNS, ...Object.keys(UNIQUE).map((table) => [table, 'id', ['email']] as const)];
    const spellings = new Map<string, Spelling>();
    for (const [table, key, columns] of tables) {
      for await (const row of rowsOf(runner, table, key, columns)) {
        for (const typed of columns.map((column) => row[column]).filter(isOther)) {
          const before = typed.trim().toLowerCase();
          const email = oneSpelling(typed).toLowerCase();
          const hash = [sha256(before), sha256(email)] as const;
          spellings.set(before, { email, hash, mailbox: [mailboxHash(before), mailboxHash(email)] });
        }
      }
    }
    if (spellings.size === 0) return;
    for (const spelling of spellings.values()) await rename(runner, spelling);
    const emails = [...new Set(Array.from(spellings.values(), ({ email }) => email))];
    for (const email of emails) {
      await joinSubscribers(runner, email, spellings);
      await joinAccounts(runner, email, spellings);
      await joinInvited(runner, email, spellings);
    }
    for (const [table, key, columns] of COLUMNS) {
      for await (const row of rowsOf(runner, table, key, columns)) await respell(runner, table, key, columns, row);
    }
  }

  /** Joined rows cannot be told apart again, and are as good to the release before. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

async function* rowsOf(
  runner: QueryRunner,
  table: string,
  key: string,
  columns: readonly string[],
): AsyncGenerator<Row> {
  for (let last: unknown = key === 'id' ? 0 : ''; ;) {
    const rows = (await runner.query(
      `SELECT ${[key, ...columns].join(', ')} FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT ${BATCH}`,
      [last],
    )) as Row[];
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.[key];
  }
}

/** Puts the new hash in the place of the old. */
async function rename(runner: QueryRunner, spelling: Spelling): Promise<void> {
  for (const [table, column, kind] of HASHES) {
    const [before, after] = spelling[kind];
    if (before !== after) await runner.query(`UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`, [after, before]);
  }
  const [before, after] = spelling.hash;
  const held = (await runner.query('SELECT resource, recordId FROM held_addresses WHERE addressHash = ?', [
    before,
  ])) as Row[];
  for (const { resource, recordId } of held) {
    await runner.query('DELETE FROM held_addresses WHERE addressHash = ? AND resource = ? AND recordId = ?', [
      after,
      resource,
      recordId,
    ]);
    await runner.query(
      'UPDATE held_addresses SET addressHash = ? WHERE addressHash = ? AND resource = ? AND recordId = ?',
      [after, before, resource, recordId],
    );
  }
}

/** The rows of a table that are one address's, whichever spelling they have; the first is to keep it. */
async function sameAddress(
  runner: QueryRunner,
  table: keyof typeof UNIQUE,
  email: string,
  spellings: ReadonlyMap<string, Spelling>,
): Promise<{ kept: Row; others: Row[] } | undefined> {
  const spelt = [email, ...[...spellings].filter(([, one]) => one.email === email).map(([before]) => before)];
  const marks = spelt.map(() => '?').join(', ');
  const rows = (await runner.query(
    `SELECT id, email FROM ${table} WHERE email IN (${marks}) ORDER BY ${UNIQUE[table]}`,
    spelt,
  )) as Row[];
  // to MySQL an accent more is the same address
  const [kept, ...others] = rows.filter((row) => spelt.includes(String(row['email']).trim().toLowerCase()));
  return kept === undefined ? undefined : { kept, others };
}

/** One subscriber stays, who has confirmed if any has, with what the ledger says of both. */
async function joinSubscribers(
  runner: QueryRunner,
  email: string,
  spellings: ReadonlyMap<string, Spelling>,
): Promise<void> {
  const found = await sameAddress(runner, 'newsletter', email, spellings);
  if (found === undefined) return;
  const { kept, others } = found;
  for (const { id } of others) {
    await runner.query("UPDATE consentimentos SET registo = ? WHERE formulario = 'newsletter' AND registo = ?", [
      kept['id'],
      id,
    ]);
    await takeAway(runner, 'newsletter', kept['id'], id);
  }
  await runner.query('UPDATE newsletter SET email = ?, addressHash = ? WHERE id = ?', [
    email,
    sha256(email),
    kept['id'],
  ]);
}

/** Two accounts stay two, and the one that has the address signs in: the others are switched off, for administrators to see. */
async function joinAccounts(
  runner: QueryRunner,
  email: string,
  spellings: ReadonlyMap<string, Spelling>,
): Promise<void> {
  const found = await sameAddress(runner, 'users', email, spellings);
  if (found === undefined) return;
  for (const { id, email: held } of found.others) {
    const left = held === email ? `${String(id)}:${email}` : held;
    await runner.query('UPDATE users SET ativo = 0, email = ? WHERE id = ?', [left, id]);
  }
  await runner.query('UPDATE users SET email = ? WHERE id = ?', [email, found.kept['id']]);
}

/** The invitation that was sent last stays. */
async function joinInvited(
  runner: QueryRunner,
  email: string,
  spellings: ReadonlyMap<string, Spelling>,
): Promise<void> {
  const found = await sameAddress(runner, 'convidados', email, spellings);
  if (found === undefined) return;
  for (const { id } of found.others) await takeAway(runner, 'convidados', found.kept['id'], id);
  await runner.query('UPDATE convidados SET email = ? WHERE id = ?', [email, found.kept['id']]);
}

/** Takes a row away that is another's, with what is kept about it; what holds it back holds the other. */
async function takeAway(runner: QueryRunner, table: string, kept: unknown, id: unknown): Promise<void> {
  const held = (await runner.query('SELECT 1 FROM holds WHERE kind = ? AND recordId = ?', [table, kept])) as unknown[];
  if (held.length === 0)
    await runner.query('UPDATE holds SET recordId = ? WHERE kind = ? AND recordId = ?', [kept, table, id]);
  await runner.query('DELETE FROM holds WHERE kind = ? AND recordId = ?', [table, id]);
  await runner.query('DELETE FROM held_addresses WHERE resource = ? AND recordId = ?', [table, id]);
  await runner.query('DELETE FROM search_terms WHERE resource = ? AND recordId = ?', [table, id]);
  await runner.query(`DELETE FROM ${table} WHERE id = ?`, [id]);
}

async function respell(
  runner: QueryRunner,
  table: string,
  key: string,
  columns: readonly string[],
  row: Row,
): Promise<void> {
  const changed = columns.filter((column) => isOther(row[column]));
  if (changed.length === 0) return;
  const values = changed.map((column) => oneSpelling(row[column] as string));
  const sets = changed.map((column) => `${column} = ?`);
  await runner.query(`UPDATE ${table} SET ${sets.join(', ')} WHERE ${key} = ?`, [...values, row[key]]);
}

/** Whether an address is held under another spelling than its one. */
function isOther(value: unknown): value is string {
  return typeof value === 'string' && oneSpelling(value).toLowerCase() !== value.trim().toLowerCase();
}

function oneSpelling(typed: string): string {
  const address = typed.replaceAll(UNSEEN, '').replaceAll(DASHES, '-').trim().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || NO_PART_OF_A_DOMAIN.test(domain)) return address;
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}

function mailboxHash(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const [box = ''] = name.split('+');
  const google = domain === 'gmail.com' || domain === 'googlemail.com';
  return sha256(google ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

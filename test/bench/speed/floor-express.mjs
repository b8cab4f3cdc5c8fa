// The floor of what is not kept: bare Express with the API's drivers, running the same queries and the same inserts.
// PORT says where, DATABASE_URL on what.
import { createHash, randomUUID } from 'node:crypto';
import express from 'express';
import { openDatabase } from './database.mjs';

/** @typedef {Record<string, string | number | Date | null>} Row */

const database = openDatabase(process.env.DATABASE_URL ?? '');
const names =
  'id titulo descricao hook url data dataFim diaInteiro tipo tipoAutomatico situacao ano create video local websiteOficial admissao fotos exemplo versao';
const COLUMNS = names
  .split(' ')
  .map((name) => `\`${name}\``)
  .join(', ');
const LIST = `SELECT ${COLUMNS} FROM eventos ORDER BY data DESC, id DESC LIMIT 20 OFFSET 0`;
const ONE = `SELECT ${COLUMNS} FROM eventos WHERE id = ?`;
const [counted] = /** @type {{ total: number }[]} */ (await database.all('SELECT COUNT(*) AS total FROM eventos', []));

const app = express();
app.disable('x-powered-by');

app.get('/api/eventos', async (_request, response) => {
  const rows = /** @type {Row[]} */ (await database.all(LIST, []));
  response.set('Content-Range', `eventos 0-${rows.length - 1}/${counted?.total}`).json(rows.map(toWire));
});

app.get('/api/eventos/:id', async (request, response) => {
  const [row] = /** @type {Row[]} */ (await database.all(ONE, [Number(request.params.id)]));
  if (row === undefined) response.sendStatus(404);
  else response.json(toWire(row));
});

app.post('/formacoes', express.json(), async (request, response) => {
  const { nome, email, tipo, mensagem } = /** @type {Record<string, string>} */ (request.body);
  if (!nome || !email?.includes('@') || !tipo || !mensagem) return response.sendStatus(400);
  const id = await database.transaction(async ({ insert }) => {
    const now = new Date().toISOString().replace('T', ' ').slice(0, -1);
    const record = await insert(
      'INSERT INTO formacoes (nome, email, tipo, mensagem, createdAt, lida) VALUES (?, ?, ?, ?, ?, 0)',
      [nome, email, tipo, mensagem, now],
    );
    const words = wordsOf(`${nome} ${email} ${mensagem}`);
    await insert(
      `INSERT INTO search_terms (resource, term, recordId) VALUES ${words.map(() => '(?, ?, ?)').join(', ')}`,
      words.flatMap((word) => ['formacoes', word, record]),
    );
    await insert('INSERT INTO held_addresses (addressHash, resource, recordId) VALUES (?, ?, ?)', [
      sha256(email),
      'formacoes',
      record,
    ]);
    await insert('INSERT INTO idempotency_keys (hash, form, recordId, textHash, createdAt) VALUES (?, ?, ?, ?, ?)', [
      sha256(JSON.stringify([nome, email, tipo, mensagem])),
      'formacoes',
      record,
      sha256(mensagem),
      now,
    ]);
    await insert(
      `INSERT INTO mensagens (formulario, registo, recebida, responderAte, estado, versao)
       VALUES ('formacoes', ?, ?, ?, 'porLer', 1)`,
      [record, now, now],
    );
    await insert(`INSERT INTO aceitacoes_pendentes (formulario, registo, createdAt) VALUES ('formacoes', ?, ?)`, [
      record,
      now,
    ]);
    await insert(
      `INSERT INTO outbox (idempotencyKey, messageId, kind, mailboxHash, recipient, replyTo, subject, text, state, attempts, nextAttemptAt, createdAt)
       VALUES (?, ?, 'notice', ?, 'geral@exemplo.pt', ?, ?, ?, 'pending', 0, ?, ?)`,
      [
        `formacoes:${record}:notice`,
        `${randomUUID()}@exemplo.pt`,
        sha256('geral@exemplo.pt'),
        email,
        `Novo pedido de formação: ${tipo}`,
        [nome, email, tipo, mensagem].join('\n\n').repeat(2),
        now,
        now,
      ],
    );
    return record;
  });
  return response.status(201).json({ id, message: 'Mensagem enviada.' });
});

app.listen(Number(process.env.PORT), '127.0.0.1');

/** @param {Row} row */
function toWire(row) {
  return {
    ...row,
    url: address(row.url),
    video: address(row.video),
    websiteOficial: address(row.websiteOficial),
    data: moment(row.data),
    dataFim: moment(row.dataFim),
    create: moment(row.create),
    fotos: /** @type {unknown} */ (JSON.parse(String(row.fotos))),
    diaInteiro: row.diaInteiro === 1,
    tipoAutomatico: row.tipoAutomatico === 1,
    exemplo: row.exemplo === 1,
  };
}

/** @param {Row[string] | undefined} stored */
function moment(stored) {
  if (stored instanceof Date) return stored.toISOString();
  return typeof stored === 'string' ? `${stored.replace(' ', 'T')}Z` : null;
}

/** @param {Row[string] | undefined} stored */
function address(stored) {
  return typeof stored === 'string' && /^https?:\/\//i.test(stored) ? stored : null;
}

/** @param {string} text */
function wordsOf(text) {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}

/** @param {string} text */
function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

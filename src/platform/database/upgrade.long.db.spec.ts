import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { sha256 } from '../secrets/sha256.js';
import { onSqlite } from './columns.js';
import { migrate } from './migrate.js';
import { AddWholeDaysOfEvents } from './migrations/1795510000000-add-whole-days-of-events.js';
import { CreateParceirosAndPerguntas } from './migrations/1795367000000-create-parceiros-and-perguntas.js';
import { CreateEdicoes } from './migrations/1795368000000-create-edicoes.js';
import { MarkSamples } from './migrations/1795375000000-mark-samples.js';
import { JoinSpellingsOfAddresses } from './migrations/1795411000000-join-spellings-of-addresses.js';
import { FindNumbers } from './migrations/1795412000000-find-numbers.js';
import { MarkSampleDrafts } from './migrations/1795377000000-mark-sample-drafts.js';
import { RenameTechnicalTablesInEnglish } from './migrations/1795250000000-rename-technical-tables-in-english.js';

/** What a database made before the technical tables had English names has on record. */
const RECORDED = [
  'FirstLight1795248000000',
  'Content1795249000000',
  'Mail1795249100000',
  'Submissions1795249200000',
] as const;

const WHEN = '2026-04-05 06:07:08.009';
const hash = (letter: string) => letter.repeat(64);

/** Rows as such a database holds them. */
const before: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  ['users', { nome: 'Ana', email: 'ana@dfc.pt', passwordHash: 'x', sessao: 's-1', createdAt: WHEN }],
  ['users', { nome: 'Rui', email: 'rui@dfc.pt', passwordHash: 'y', sessao: 's-2', createdAt: WHEN }],
  ['recebidos', { chave: hash('b'), formulario: 'contactos', registo: 7, createdAt: WHEN }],
  ['captchas_usados', { chave: hash('c'), expira: WHEN }],
  ['termos', { recurso: 'users', termo: 'ana', registo: 1 }],
  ['tarefas', { nome: 'limpeza', proxima: WHEN }],
  ['newsletter_ligacoes', { token: hash('d'), fim: 'confirmar', subscritor: hash('e'), expira: WHEN }],
  ['newsletter_ligacoes', { token: hash('f'), fim: 'cancelar', subscritor: hash('e'), expira: null }],
  [
    'newsletter',
    { chave: hash('e'), nome: 'Rui', email: 'r@b.pt', create: WHEN, pedidoEm: WHEN, privacidadeVersao: 'v' },
  ],
  ['convites', { chave: hash('9'), createdAt: WHEN, expira: WHEN, envios: 3 }],
  ...(['aviso', 'recibo', 'subscricao'] as const).map(
    (tipo, index) =>
      [
        'correio',
        {
          id: 40 + index,
          chave: `contactos:7:${tipo}`,
          messageId: `${index}@dfc.pt`,
          tipo,
          destino: hash('0'),
          para: 'r@b.pt',
          assunto: 'Olá',
          texto: 'Ação',
          estado: (['pendente', 'enviado', 'falhou'] as const)[index],
          tentativas: index,
          proximaTentativa: WHEN,
          reclamadoPor: index === 0 ? 'w-1' : null,
          createdAt: WHEN,
          enviadoEm: index === 1 ? WHEN : null,
        },
      ] as const,
  ),
];

let dataSource: DataSource;
beforeEach(async () => {
  await createDatabase();
  dataSource = await (await wholeDataSource()).initialize();
});
afterEach(async () => {
  await backTo(0);
  await dataSource.destroy();
  await dropDatabase();
});

const quoted = (name: string) => dataSource.driver.escape(name);
const rows = (table: string, order: string): Promise<Record<string, unknown>[]> =>
  dataSource.query(`SELECT * FROM ${quoted(table)} ORDER BY ${quoted(order)}`);

/** The words of a list's records; migrations add records of their own to other lists. */
const wordsOf = async (resource: string) =>
  (await rows('search_terms', 'term')).filter((row) => row['resource'] === resource);

/** Undoes all migrations but the first ones. */
async function backTo(count: number): Promise<void> {
  for (let left = dataSource.migrations.length; left > count; left -= 1) await dataSource.undoLastMigration();
}

/** A database as the migrations of that time left it. */
async function oldDatabase(): Promise<void> {
  await migrate(dataSource);
  await backTo(RECORDED.length);
  for (const [table, row] of before) await insert(table, row);
}

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).map(quoted).join(', ');
  const marks = Object.keys(row).map(() => '?');
  await dataSource.query(`INSERT INTO ${quoted(table)} (${columns}) VALUES (${marks.join(', ')})`, Object.values(row));
}

async function expectRenamed(): Promise<void> {
  expect(await rows('idempotency_keys', 'hash')).toMatchObject([{ hash: hash('b'), form: 'contactos', recordId: 7 }]);
  expect(await rows('used_captchas', 'hash')).toMatchObject([{ hash: hash('c') }]);
  expect(await wordsOf('users')).toEqual([{ resource: 'users', term: 'ana', recordId: 1 }]);
  expect(await rows('scheduled_jobs', 'name')).toMatchObject([{ name: 'limpeza' }]);
  expect(await rows('newsletter_links', 'tokenHash')).toMatchObject([
    { tokenHash: hash('d'), purpose: 'confirm', addressHash: hash('e') },
    { tokenHash: hash('f'), purpose: 'unsubscribe', addressHash: hash('e'), expiresAt: null },
  ]);
  expect(await rows('newsletter', 'id')).toMatchObject([{ addressHash: hash('e'), nome: 'Rui' }]);
  expect(await rows('convites', 'id')).toMatchObject([{ tokenHash: hash('9'), uploadAttempts: 3 }]);
  const found = await rows('held_addresses', 'resource');
  expect(found.map(({ resource, recordId }) => [resource, recordId]).sort()).toEqual([
    ['newsletter', 1],
    ['users', 1],
    ['users', 2],
  ]);
  expect(found).toContainEqual({ addressHash: sha256('r@b.pt'), resource: 'newsletter', recordId: 1 });
  expect(await rows('users', 'id')).toMatchObject([
    {
      nome: 'Ana',
      sessionId: 's-1',
      papel: 'administracao',
      ativo: 1,
      ultimoDia: null,
      vistoEm: null,
      passwordFromOther: 0,
    },
    { nome: 'Rui', sessionId: 's-2', passwordFromOther: 1 },
  ]);
  expect(await rows('outbox', 'id')).toMatchObject([
    { id: 40, kind: 'notice', state: 'pending', attempts: 0, leasedBy: 'w-1', recipient: 'r@b.pt', text: 'Ação' },
    { id: 41, kind: 'receipt', state: 'sent', attempts: 1, leasedBy: null, subject: 'Olá', replyTo: null },
    { id: 42, kind: 'subscription', state: 'failed', attempts: 2, idempotencyKey: 'contactos:7:subscricao' },
  ]);
}

/** Runs a migration until it has done so many statements, as a process that is killed does. @returns whether it ended */
async function runUntilKilled(migration: MigrationInterface, statements: number): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
  let left = statements;
  runner.query = (...parameters: unknown[]) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : query(...parameters);
  };
  // SQLite takes back what was not committed
  if (onSqlite) await query('BEGIN');
  try {
    await migration.up(runner);
    if (onSqlite) await query('COMMIT');
    return true;
  } catch (error) {
    if (onSqlite) await query('ROLLBACK');
    if (!(error instanceof Error) || error.message !== 'killed') throw error;
    return false;
  } finally {
    runner.query = query as QueryRunner['query'];
    await runner.release();
  }
}

describe('a database from before', () => {
  it('is known by the names that it has on record', () => {
    expect(dataSource.migrations.map(({ name }) => name)).toEqual([
      ...RECORDED,
      'RenameTechnicalTablesInEnglish1795250000000',
      'CreateContentVersions1795251000000',
      'CreateSessions1795253000000',
      'DropKnownAddresses1795254000000',
      'CreateAtividade1795256000000',
      'CreateAccountLinks1795257000000',
      'FindWordsByTheirRecord1795258000000',
      'AddRolesAndStatesOfAccounts1795260000000',
      'CreateSecondStep1795261000000',
      'CreatePasskeys1795261100000',
      'AddPasswordFromOther1795262000000',
      'CreateConvidados1795262100000',
      'CreateErasures1795300000000',
      'CreateHeldAddresses1795301000000',
      'HoldMailBack1795302000000',
      'CreateSuspeitas1795302100000',
      'CreateHolds1795310000000',
      'CreateConsentimentos1795330000000',
      'RenameDocuments1795331000000',
      'CreatePedidosDados1795332000000',
      'CreateRetentionStates1795333000000',
      'CreateDataLinks1795334000000',
      'AddGuardians1795335000000',
      'CreateFotografias1795340000000',
      'CreateGuardianLinks1795350000000',
      'AddFirstMomentOfConvidados1795351000000',
      'HoldPicturesBack1795355000000',
      'CreateHistoryAndBin1795360000000',
      'CreatePaginas1795364000000',
      'CreateParceirosAndPerguntas1795367000000',
      'CreateEdicoes1795368000000',
      'CreateDrafts1795370000000',
      'MarkSamples1795375000000',
      'MarkSampleDrafts1795377000000',
      'CreateAutosaves1795377100000',
      'DescribePictures1795378000000',
      'AddSituationOfEvents1795379000000',
      'AddAutomaticTypeOfEvents1795380000000',
      'KnowPicturesAgain1795381000000',
      'NumberDescriptions1795381100000',
      'KeepStatesOfVersions1795382000000',
      'CreateMensagens1795383000000',
      'KeepNewsletterWishOfVolunteers1795384000000',
      'PromiseAnswers1795384100000',
      'KeepRequestOfMail1795390000000',
      'CreateLastRuns1795390100000',
      'SealTrail1795391000000',
      'NameWhoInvited1795391100000',
      'KnowBrowsersOfSessions1795392000000',
      'CreateRateCounts1795392100000',
      'JoinSpellingsOfAddresses1795411000000',
      'FindNumbers1795412000000',
      'NameFormsByTheirList1795500000000',
      'AddWholeDaysOfEvents1795510000000',
      'OrderTextAsItIsRead1795700000000',
    ]);
  });

  it('keeps every row under the English names, and gets its own names back on the way down', async () => {
    await oldDatabase();
    const old = () => Promise.all(before.map(([table, row]) => rows(table, Object.keys(row)[0] ?? '')));
    const kept = await old();
    await migrate(dataSource);
    await expectRenamed();
    await backTo(RECORDED.length);
    expect(await old()).toEqual(kept);
  });

  it('calls documents by what tells nothing, and keeps what their senders called them', async () => {
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('RenameDocuments')));
    const mark = '0123456789abcdef'.repeat(2);
    const old = `1760000000000_curriculo_da-ana-${mark}.pdf`;
    const file = { id: 1, area: 'documentos', nome: old, tipo: 'application/pdf', imagem: 0, tamanho: 9 };
    const picture = { ...file, id: 2, area: 'uploads', nome: `1760000000000_recreio-${mark}.png`, tipo: 'image/png' };
    for (const row of [file, picture]) await insert('ficheiros', { ...row, sha256: hash('a'), createdAt: WHEN });
    for (const recordId of [1, 2]) await insert('search_terms', { resource: 'files', term: 'ana', recordId });
    const contact = { nome: 'Ana', email: 'a@b.pt', assunto: 'A', descricao: 'Olá', lida: 0 };
    await insert('contactos', { ...contact, createdAt: WHEN, privacidadeVersao: 'v', documento: old });
    await insert('contactos', { ...contact, createdAt: WHEN, privacidadeVersao: 'v', documento: null });

    await migrate(dataSource);
    expect(await rows('ficheiros', 'id')).toMatchObject([
      { nome: `${mark}.pdf`, nomeOriginal: 'curriculo_da-ana.pdf' },
      { nome: picture.nome, nomeOriginal: null },
    ]);
    expect(await wordsOf('files')).toMatchObject([{ recordId: 2 }]);
    expect(await rows('contactos', 'id')).toMatchObject([{ documento: `${mark}.pdf` }, { documento: null }]);
  });

  it('holds back the pictures of testimonials that nobody has approved', async () => {
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('HoldPicturesBack')));
    const [waiting, marked, shown, other] = ['w', 'm', 's', 'o'].map((name) => `1760000000000_${name}.jpg`) as [
      string,
      string,
      string,
      string,
    ];
    const file = { area: 'uploads', tipo: 'image/jpeg', imagem: 1, tamanho: 9, sha256: hash('a'), createdAt: WHEN };
    for (const nome of [waiting, marked, shown, other]) await insert('ficheiros', { ...file, nome });
    await insert('fotografias', { nome: marked, menores: 1, createdAt: WHEN });
    const invitation = { createdAt: WHEN, expira: WHEN, uploadAttempts: 1 };
    for (const imagem of [waiting, marked, shown])
      await insert('convites', { ...invitation, tokenHash: hash(imagem.charAt(14)), imagem });
    const member = { estado: 'Atual', testemunho: 'Olá', versao: 1 };
    await insert('equipa', { ...member, nome: 'Ana', img: `/uploads/${shown}`, rascunho: 0 });
    await insert('equipa', { ...member, nome: 'Rui', img: `/uploads/${waiting}`, rascunho: 1 });

    await migrate(dataSource);
    expect(await rows('fotografias', 'nome')).toMatchObject([
      { nome: marked, menores: 1, porAprovar: 1 },
      { nome: waiting, menores: 0, porAprovar: 1 },
    ]);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('HoldPicturesBack')));
    expect(await rows('fotografias', 'nome')).toMatchObject([{ nome: marked, menores: 1 }]);
  });

  it('keeps every row where the migration is killed at any place and runs again', async () => {
    await oldDatabase();
    let killed = 0;
    while (!(await runUntilKilled(new RenameTechnicalTablesInEnglish(), 1 + killed * 5))) killed += 1;
    expect(killed).toBeGreaterThan(5);
    await migrate(dataSource);
    await expectRenamed();
  });

  it('gets the partners and questions that the site had, once, wherever the migration is killed', async () => {
    await oldDatabase();
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('CreateParceiros')));
    let killed = 0;
    while (!(await runUntilKilled(new CreateParceirosAndPerguntas(), 1 + killed))) killed += 1;
    expect(killed).toBeGreaterThan(3);
    await migrate(dataSource);
    expect(await rows('users', 'id')).toHaveLength(2);
    const partners = await rows('parceiros', 'ordem');
    expect(partners).toHaveLength(7);
    expect(partners[0]).toMatchObject({ id: 1, nome: 'Associação patrona', forma: 'heart', exemplo: 1, versao: 1 });
    const questions = await rows('perguntas', 'id');
    expect(questions.filter(({ pagina }) => pagina === 'faq')).toHaveLength(12);
    expect(questions.filter(({ pagina }) => pagina === 'concurso-anual')).toHaveLength(7);
    expect(await wordsOf('parceiros')).toContainEqual({ resource: 'parceiros', term: 'residuos', recordId: 2 });
    // an association's own partners stay when an upgrade begins again
    await dataSource.query('DELETE FROM parceiros WHERE id > 1');
    await runUntilKilled(new CreateParceirosAndPerguntas(), 1_000);
    expect(await rows('parceiros', 'id')).toHaveLength(1);
  });

  it('gets the nine editions that the site had, once, wherever the migration is killed', async () => {
    await oldDatabase();
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('CreateEdicoes')));
    let killed = 0;
    while (!(await runUntilKilled(new CreateEdicoes(), 1 + killed))) killed += 1;
    expect(killed).toBeGreaterThan(2);
    await migrate(dataSource);
    const editions = await rows('edicoes', 'chave');
    expect(editions.map(({ chave }) => chave)).toEqual([
      '20152016',
      '20162017',
      '20172018',
      '20182019',
      '20202021',
      '20212022',
      '20222023',
      '20232024',
      '20242025',
    ]);
    expect(editions.every(({ exemplo, versao }) => exemplo === 1 && versao === 1)).toBe(true);
    expect(editions.map(({ premios }) => (JSON.parse(String(premios)) as unknown[]).length)).toEqual([
      5, 5, 5, 5, 5, 3, 3, 3, 3,
    ]);
    expect(await wordsOf('edicoes')).toContainEqual({ resource: 'edicoes', term: '20232024', recordId: 8 });
  });

  it('marks the samples that nobody has changed, and nothing that somebody wrote', async () => {
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('MarkSamples')));
    const note =
      'Este é um conteúdo de exemplo, criado para mostrar como a página fica. Substitua-o ou elimine-o no Painel Admin.';
    const title = 'Mostra de projetos (exemplo)';
    const event = { data: WHEN, tipo: 'anterior', ano: 2025, local: 'Gaia', fotos: '[]', create: WHEN, versao: 1 };
    const words = [
      { titulo: title, texto: `Cartazes. ${note}` },
      { titulo: title, texto: `Cartazes. ${note}`, versao: 2 },
      { titulo: title, texto: 'Cartazes.' },
      { titulo: 'Mostra de projetos', texto: `Cartazes. ${note}` },
    ];
    for (const { titulo, texto, versao = 1 } of words) {
      await insert('eventos', { ...event, titulo, descricao: texto, versao });
      await insert('imprensa', { titulo, descricao: texto, data: WHEN, fotos: '[]', versao });
      await insert('equipa', { nome: titulo, testemunho: texto, estado: 'Atual', img: 'a', rascunho: 0, versao });
      await insert('materiais', { titulo, texto, download: 'a', img: 'a', createdAt: WHEN, versao });
    }
    const report = { ano: 2025, data: WHEN };
    const nome = 'Relatório de atividades 2025 (exemplo)';
    await insert('relatorios', { ...report, nome, arquivo: '1760000000000_relatorio-exemplo-2025-0f8f.pdf' });
    await insert('relatorios', { ...report, nome, arquivo: '1760000000000_contas-0f8f.pdf' });
    await insert('relatorios', { ...report, nome: 'Contas', arquivo: '1760000000000_relatorio-exemplo-2025-0f9f.pdf' });

    let killed = 0;
    while (!(await runUntilKilled(new MarkSamples(), 1 + killed * 5))) killed += 1;
    expect(killed).toBeGreaterThan(3);
    await migrate(dataSource);
    const marks = async (table: string) => (await rows(table, 'id')).map(({ exemplo }) => exemplo);
    for (const table of ['eventos', 'imprensa', 'equipa', 'materiais'])
      expect(await marks(table)).toEqual([1, 0, 0, 0]);
    expect(await marks('relatorios')).toEqual([1, 0, 0]);
  });

  it('marks the samples that visitors did not see', async () => {
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('MarkSampleDrafts')));
    const draft = { resource: 'eventos', estado: 'rascunho', versao: 1, savedAt: WHEN };
    const contents = [{ exemplo: true }, { exemplo: false }, { titulo: '"exemplo":true', exemplo: false }, null];
    for (const [recordId, words] of contents.entries())
      await insert('drafts', { ...draft, recordId, titulo: 'Mostra', contents: words && JSON.stringify(words) });
    let killed = 0;
    while (!(await runUntilKilled(new MarkSampleDrafts(), 1 + killed))) killed += 1;
    expect(killed).toBeGreaterThan(1);
    await migrate(dataSource);
    expect((await rows('drafts', 'recordId')).map(({ exemplo }) => exemplo)).toEqual([1, 0, 0, 0]);
  });

  it('names a form alike wherever it is named, and as before on the way down', async () => {
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('NameForms')));
    const of = { formulario: 'material', registo: 7 };
    const other = { formulario: 'contactos', registo: 7 };
    const doubtful = { motivo: 'pressa', email: 'a@b.pt', conteudo: '{}', provada: 1, createdAt: WHEN };
    const entry = { addressHash: hash('a'), ato: 'pedido', quando: WHEN };
    for (const form of [of, other]) {
      await insert('suspeitas', { ...form, ...doubtful });
      await insert('consentimentos', { ...form, ...entry });
      await insert('aceitacoes_pendentes', { ...form, createdAt: WHEN });
    }
    const tables = ['suspeitas', 'consentimentos', 'aceitacoes_pendentes'];
    const names = () =>
      Promise.all(tables.map(async (table) => (await rows(table, 'id')).map(({ formulario }) => formulario)));
    await migrate(dataSource);
    expect(await names()).toEqual(tables.map(() => ['pedidos-material', 'contactos']));
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('NameForms')));
    expect(await names()).toEqual(tables.map(() => ['material', 'contactos']));
  });

  it('leaves the events that it has their hours, wherever the migration is killed', async () => {
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('AddWholeDays')));
    const event = { titulo: 'Festa', data: WHEN, tipo: 'proximo', ano: 2026, local: 'Gaia', fotos: '[]', create: WHEN };
    await insert('eventos', { ...event, versao: 1 });
    let killed = 0;
    while (!(await runUntilKilled(new AddWholeDaysOfEvents(), 1 + killed))) killed += 1;
    expect(killed).toBeGreaterThan(0);
    await migrate(dataSource);
    expect(await rows('eventos', 'id')).toMatchObject([{ titulo: 'Festa', diaInteiro: 0 }]);
  });

  it('is told once of who is held under two spellings of an address, wherever the migration is killed', async () => {
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('JoinSpellings')));
    const [read, ascii] = ['maria@educação.pt', 'maria@xn--educao-7ta5a.pt'] as const;
    const other = 'maria@educacao.pt';
    const subscriber = { nome: 'Maria', create: WHEN, requestedAt: WHEN, privacidadeVersao: 'v' };
    for (const [id, email] of [ascii, read, other, 'z\u200bw@escola.pt'].entries())
      await insert('newsletter', {
        ...subscriber,
        id: id + 1,
        email,
        addressHash: sha256(email),
        confirmada: email === read ? 1 : 0,
      });
    await insert('consentimentos', {
      addressHash: sha256(ascii),
      formulario: 'newsletter',
      registo: 1,
      ato: 'pedido',
      quando: WHEN,
    });
    await insert('consentimentos', {
      addressHash: sha256(read),
      formulario: 'newsletter',
      registo: 2,
      ato: 'confirmado',
      quando: WHEN,
    });
    await insert('newsletter_links', { tokenHash: hash('d'), purpose: 'unsubscribe', addressHash: sha256(read) });
    for (const [recordId, email] of [ascii, read, other].entries()) {
      await insert('held_addresses', { addressHash: sha256(email), resource: 'newsletter', recordId: recordId + 1 });
      await insert('search_terms', { resource: 'newsletter', term: 'maria', recordId: recordId + 1 });
    }
    await insert('holds', { kind: 'newsletter', recordId: 1, reason: 'Queixa', until: '2030-01-01', placedAt: WHEN });
    const message = { nome: 'Maria', assunto: 'A', descricao: 'Olá', lida: 0, privacidadeVersao: 'v', createdAt: WHEN };
    await insert('contactos', { ...message, id: 7, email: 'Maria@educação.pt' });
    await insert('contactos', { ...message, id: 8, email: 'zw5\u00ad@escola.pt\u200e' });
    await insert('held_addresses', { addressHash: sha256(read), resource: 'contactos', recordId: 7 });
    const account = { nome: 'Maria', passwordHash: 'x', createdAt: WHEN, papel: 'edicao', ativo: 1 };
    await insert('users', { ...account, id: 1, email: read, sessionId: 's-1', papel: 'administracao' });
    await insert('users', { ...account, id: 2, email: ascii, sessionId: 's-2' });

    let killed = 0;
    while (!(await runUntilKilled(new JoinSpellingsOfAddresses(), 1 + killed * 7))) killed += 1;
    expect(killed).toBeGreaterThan(3);
    await migrate(dataSource);

    expect(await rows('newsletter', 'id')).toMatchObject([
      { id: 2, email: ascii, addressHash: sha256(ascii), confirmada: 1 },
      { id: 3, email: other, addressHash: sha256(other) },
      { id: 4, email: 'zw@escola.pt', addressHash: sha256('zw@escola.pt') },
    ]);
    expect(await rows('consentimentos', 'id')).toMatchObject([
      { addressHash: sha256(ascii), registo: 2, ato: 'pedido' },
      { addressHash: sha256(ascii), registo: 2, ato: 'confirmado' },
    ]);
    expect(await rows('newsletter_links', 'tokenHash')).toMatchObject([{ addressHash: sha256(ascii) }]);
    const held = await rows('held_addresses', 'recordId');
    expect(held.map(({ addressHash, resource, recordId }) => [resource, recordId, addressHash])).toEqual([
      ['newsletter', 2, sha256(ascii)],
      ['newsletter', 3, sha256(other)],
      ['contactos', 7, sha256(ascii)],
    ]);
    expect((await wordsOf('newsletter')).map(({ recordId }) => recordId).sort()).toEqual([2, 3]);
    expect(await rows('holds', 'id')).toMatchObject([{ kind: 'newsletter', recordId: 2, reason: 'Queixa' }]);
    expect((await rows('contactos', 'id')).map(({ email }) => email)).toEqual([
      'Maria@xn--educao-7ta5a.pt',
      'zw5@escola.pt',
    ]);
    expect(await rows('users', 'id')).toMatchObject([
      { email: ascii, papel: 'administracao', ativo: 1 },
      { email: `2:${ascii}`, papel: 'edicao', ativo: 0 },
    ]);
  });

  it('finds who came before by telephone and postal code, wherever the migration is killed', async () => {
    await migrate(dataSource);
    await backTo(dataSource.migrations.findIndex(({ name }) => name?.startsWith('FindNumbers')));
    const person = { nomeResponsavel: 'Ana', emailResponsavel: 'a@b.pt', descricao: 'Olá', privacidadeVersao: 'v' };
    const school = { nomeEscola: 'Escola', emailEscola: 'e@b.pt', morada: 'Rua', codigoPostal: '4400-001' };
    for (const id of [1, 2])
      await insert('festival', {
        ...person,
        ...school,
        id,
        contactoTelefonico: '12 345 (mãe)',
        lida: 0,
        createdAt: WHEN,
      });
    await insert('search_terms', { resource: 'festival', term: '345', recordId: 1 });
    const volunteer = {
      nome: 'Rui',
      idade: 30,
      email: 'r@b.pt',
      estudando: 'x',
      motivacao: 'y',
      lida: 0,
      newsletter: 0,
    };
    for (const telefone of ['912 345 678', null])
      await insert('voluntariado', { ...volunteer, telefone, createdAt: WHEN });
    let killed = 0;
    while (!(await runUntilKilled(new FindNumbers(), 1 + killed))) killed += 1;
    expect(killed).toBeGreaterThan(4);
    await migrate(dataSource);

    const found = await wordsOf('festival');
    const ofTelephone = ['12', '12345', '2345', '345', '45', 'mae'];
    const ofPostalCode = ['001', '00001', '0001', '01', '400001', '4400', '4400001'];
    for (const id of [1, 2])
      expect(found.filter(({ recordId }) => recordId === id).map(({ term }) => term)).toEqual(
        [...ofTelephone, ...ofPostalCode].toSorted(),
      );
    const ends = Array.from({ length: 13 }, (_, from) => '00351912345678'.slice(from));
    expect((await wordsOf('voluntariado')).map(({ term }) => term)).toEqual([...ends, '345', '912'].toSorted());
  });
});

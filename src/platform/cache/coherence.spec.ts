import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Ledger } from '../../../test/support/ledger.js';
import { read } from '../../../test/support/reader.js';
import { startRedis, type TestRedis } from '../../../test/support/redis.js';
import { until } from '../../../test/support/until.js';
import type { Settings } from '../config/config.js';
import { settings } from '../config/settings.js';
import { versionsTiming } from '../config/versions-timing.js';

const ROUNDS = 6;
const READERS = 4;
/** Several starts, or some thousand answers, on a machine that is busy with something else. */
const PATIENCE_MS = 120_000;

const evento = { titulo: 'Festival', data: '2026-06-05T09:30:00.000Z', local: 'Gaia' };
const membro = { nome: 'Ana', estado: 'Atual', testemunho: 'Olá.', img: 'https://exemplo.pt/a.jpg' };

/** One kind of content, by its calls; whether visitors see a record that is a draft is the team's to show. */
const contents = [
  {
    list: '/api/eventos?range=%5B0,99%5D',
    one: (id: number) => `/api/eventos/${id}`,
    create: '/api/eventos',
    update: (id: number) => `/api/eventos/${id}`,
    remove: (id: number) => `/api/eventos/delete/${id}`,
    /** From its creation to its last state; all of them are seen by visitors. */
    states: [evento, { ...evento, tipo: 'decorrer' }, { ...evento, tipo: 'anterior' }, { ...evento, titulo: 'Fim' }],
    firstSeen: 1,
  },
  {
    list: '/equipa',
    one: (id: number) => `/equipa/${id}`,
    create: '/equipa',
    update: (id: number) => `/api/equipa/${id}`,
    remove: (id: number) => `/api/equipa/delete/${id}`,
    /** A draft first: visitors see it once it is approved. */
    states: [
      { ...membro, rascunho: true },
      { ...membro, rascunho: false },
      { ...membro, nome: 'Eva' },
    ],
    firstSeen: 2,
  },
];

type Content = (typeof contents)[number];
type Row = { id: number; versao: number };

/**
 * Writes through some APIs in turn while visitors read through all of them without a pause.
 * @param apis asked for anew each time: a restart puts another in the place of one
 * @returns what was wrong with an answer, and how many answers there were
 */
async function hammer(apis: () => readonly TestApi[], boundMs: number): Promise<{ wrong: string[]; answers: number }> {
  const wrong: string[] = [];
  const ledgers = new Map<string, { content: Content; id: number; ledger: Ledger }>();
  let answers = 0;
  let over = false;
  let turn = 0;
  const next = () => {
    turn += 1;
    const all = apis();
    return all[turn % all.length] as TestApi;
  };
  const look = async (content: Content): Promise<void> => {
    const watched = [...ledgers.values()].filter((entry) => entry.content === content);
    const asked = performance.now();
    const { body } = await read(next(), content.list);
    const rows = body as Row[];
    answers += 1;
    for (const { id, ledger } of watched) {
      const complaint = ledger.complaint(rows.find((row) => row.id === id)?.versao, asked, boundMs);
      if (complaint !== undefined) wrong.push(`${content.list} ${complaint}`);
    }
    const last = watched.at(-1);
    if (last === undefined) return;
    const again = performance.now();
    const { status, body: one } = await read(next(), content.one(last.id));
    answers += 1;
    const complaint = last.ledger.complaint(status === 200 ? (one as Row).versao : undefined, again, boundMs);
    if (complaint !== undefined) wrong.push(`${content.one(last.id)} ${complaint}`);
  };
  const readers = Array.from({ length: READERS }, async (_, index) => {
    while (!over) await look(contents[index % contents.length] as Content);
  });
  const write = async (content: Content): Promise<void> => {
    const [first, ...others] = content.states;
    const { id } = (await next().admin.post(content.create).send(first).expect(201)).body as Row;
    const ledger = new Ledger();
    ledgers.set(`${content.create} ${id}`, { content, id, ledger });
    if (content.firstSeen === 1) ledger.note(1);
    let version = 1;
    for (const state of others) {
      await next().admin.put(content.update(id)).send(state).expect(200);
      version += 1;
      if (version >= content.firstSeen) ledger.note(version);
    }
    ledger.leaves();
    await next().admin.delete(content.remove(id)).expect(204);
    ledger.note(Infinity);
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) await Promise.all(contents.map(write));
  } finally {
    over = true;
    await Promise.all(readers);
  }
  return { wrong, answers };
}

const expectCoherent = async (apis: () => readonly TestApi[], boundMs: number) => {
  const { wrong, answers } = await hammer(apis, boundMs);
  expect(wrong).toEqual([]);
  expect(answers).toBeGreaterThan(ROUNDS);
};

describe('visitors who read without a pause through one process', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it(
    'never see an answer older than the last change that was acknowledged',
    async () => {
      await expectCoherent(() => [api], 0);
    },
    PATIENCE_MS,
  );
});

if (!settings.embedded) {
  describe.each(['without Redis', 'with Redis'])('visitors who read through three processes %s', (how) => {
    const apis: TestApi[] = [];
    let redis: TestRedis | undefined;
    let changed: Partial<Settings> = {};

    beforeAll(async () => {
      if (how === 'with Redis') redis = await startRedis();
      changed = { redisUrl: redis?.url };
      for (let index = 0; index < 3; index += 1) apis.push(await startApi(changed));
    }, PATIENCE_MS);
    afterAll(async () => {
      const [first, ...others] = apis;
      for (const { app } of others) await app.close();
      await first?.stop();
      await redis?.kill();
    });

    it(
      'never see an answer that is older than the bound',
      async () => {
        await expectCoherent(() => apis, versionsTiming.reliable);
      },
      PATIENCE_MS,
    );

    it(
      'see none either while one process is stopped and started again',
      async () => {
        const running = hammer(() => apis.slice(0, 2), versionsTiming.reliable);
        await apis.pop()?.app.close();
        apis.unshift(await startApi(changed));
        const { wrong } = await running;
        expect(wrong).toEqual([]);
      },
      PATIENCE_MS,
    );

    if (how === 'with Redis') {
      it(
        'see none either while Redis is killed and comes back',
        async () => {
          const running = hammer(() => apis, versionsTiming.reliable);
          await redis?.kill();
          await expectCoherent(() => apis, versionsTiming.reliable);
          await redis?.start();
          const { wrong } = await running;
          expect(wrong).toEqual([]);
        },
        PATIENCE_MS,
      );
    }
  });

  describe('a word over Redis', () => {
    let redis: TestRedis;
    const apis: TestApi[] = [];
    beforeAll(async () => {
      redis = await startRedis();
      // by themselves they would look tomorrow
      const timing = { look: 86_400_000, reliable: 86_400_000 };
      for (let index = 0; index < 2; index += 1) {
        apis.push(await startApi({ redisUrl: redis.url, versionsTiming: timing }));
      }
    }, PATIENCE_MS);
    afterAll(async () => {
      await apis[1]?.app.close();
      await apis[0]?.stop();
      await redis.kill();
    });

    it('has the other processes look at once', async () => {
      const [writer, reader] = apis as [TestApi, TestApi];
      const titles = async () =>
        ((await read(reader, '/api/eventos')).body as { titulo: string }[]).map((row) => row.titulo);
      for (const titulo of ['Um', 'Dois', 'Três']) {
        const before = await titles();
        await writer.admin
          .post('/api/eventos')
          .send({ ...evento, titulo })
          .expect(201);
        await until(`${titulo} is seen`, async () => (await titles()).length === before.length + 1);
      }
    });
  });
}

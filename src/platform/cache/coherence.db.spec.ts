import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { cuttableProxy } from '../../../test/support/cuttable-proxy.js';
import { Ledger } from '../../../test/support/ledger.js';
import { read } from '../../../test/support/reader.js';
import { startRedis, type TestRedis } from '../../../test/support/redis.js';
import { until } from '../../../test/support/until.js';
import { Drafts } from '#content/shared/drafts.service.js';
import type { Settings } from '../config/config.js';
import { settings } from '../config/settings.js';
import { versionsTiming } from '../config/timings.js';
import { HOUR_MS } from '../dates/durations.js';
import { VersionsRelay } from './versions.subscriber.js';

const ROUNDS = 6;
const READERS = 6;
/** Several starts, or some thousand answers, on a machine that is busy with something else. */
const PATIENCE_MS = 120_000;

const evento = { titulo: 'Festival', data: '2026-06-05T09:30:00.000Z', local: 'Gaia' };
const membro = { nome: 'Ana', estado: 'Atual', testemunho: 'Olá.', img: 'https://exemplo.pt/a.jpg' };
const material = { titulo: 'Guia', texto: 'Quatro passos.', download: 'https://exemplo.pt/guia.pdf', img: membro.img };

/** The kind of the scheduled records. Nobody else writes it: another change would hide that theirs went unnoticed. */
const materiais: Kind = { list: '/materialpost', one: (id) => `/materialpost/${id}` };

/** Kinds of content by their calls; only the team's record is a draft at first, to show whether visitors see one. */
const kinds = {
  eventos: {
    list: '/api/eventos?range=%5B0,99%5D',
    one: (id: number) => `/api/eventos/${id}`,
    create: '/api/eventos',
    update: (id: number) => `/api/eventos/${id}`,
    remove: (id: number) => `/api/eventos/delete/${id}`,
    /** From its creation to its last state; all of them are seen by visitors. */
    states: [evento, { ...evento, tipo: 'decorrer' }, { ...evento, tipo: 'anterior' }, { ...evento, titulo: 'Fim' }],
    firstSeen: 1,
  },
  equipa: {
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
};

type Row = { id: number; versao: number };
/** Where visitors read a kind of content. */
type Kind = { list: string; one: (id: number) => string };
/** The number of the API that the next call goes to. */
type Next = () => TestApi;
/** Begins to watch a record. */
type Watch = (kind: Kind, id: number) => Ledger;

/** A record that is created, changed and deleted. */
async function written(kind: (typeof kinds)[keyof typeof kinds], next: Next, watch: Watch): Promise<void> {
  const [first, ...others] = kind.states;
  const { id } = (await next().admin.post(kind.create).send(first).expect(201)).body as Row;
  const ledger = watch(kind, id);
  if (kind.firstSeen === 1) ledger.note(1);
  let version = 1;
  for (const state of others) {
    await next().admin.put(kind.update(id)).send(state).expect(200);
    version += 1;
    if (version >= kind.firstSeen) ledger.note(version);
  }
  ledger.leaves();
  await next().admin.delete(kind.remove(id)).expect(204);
  ledger.note(Infinity);
}

/** A material that is scheduled, published by the worker, changed at another moment, and withdrawn. */
async function scheduled(next: Next, watch: Watch): Promise<void> {
  const untilDue = () =>
    next()
      .app.get(Drafts)
      .doDue(new Date(Date.now() + 2 * HOUR_MS), 100);
  const soon = () => ({ estado: 'agendado', publicarEm: new Date(Date.now() + HOUR_MS).toISOString() });
  const asked = { recurso: 'materialpost', conteudo: material, ...soon() };
  const { registo: id } = (await next().admin.post('/api/rascunhos').send(asked).expect(201)).body as {
    registo: number;
  };
  const ledger = watch(materiais, id);
  const save = async (body: object) => {
    const answer = await next().admin.put(`/api/materialpost/${id}/rascunho`).send(body).expect(200);
    return (answer.body as Row).versao;
  };
  await untilDue();
  ledger.note(2);
  const waiting = await save({ conteudo: { ...material, titulo: 'Depois' }, ...soon() });
  await untilDue();
  ledger.note(waiting + 1);
  ledger.leaves();
  await save({ estado: 'arquivado' });
  ledger.note(Infinity);
}

/**
 * Writes through some APIs in turn while visitors read through all of them without a pause.
 * @param apis asked for anew each time: a restart puts another in the place of one
 * @returns what was wrong with an answer, and how many answers there were
 */
async function hammer(apis: () => readonly TestApi[], boundMs: number): Promise<{ wrong: string[]; answers: number }> {
  const wrong: string[] = [];
  const watched: { kind: Kind; id: number; ledger: Ledger }[] = [];
  let answers = 0;
  let over = false;
  let turn = 0;
  const next = () => {
    turn += 1;
    const all = apis();
    return all[turn % all.length] as TestApi;
  };
  const watch: Watch = (kind, id) => {
    const ledger = new Ledger();
    watched.push({ kind, id, ledger });
    return ledger;
  };
  const look = async (kind: Kind): Promise<void> => {
    const ofKind = watched.filter((entry) => entry.kind === kind);
    const asked = performance.now();
    const { body } = await read(next(), kind.list);
    const rows = body as Row[];
    answers += 1;
    for (const { id, ledger } of ofKind) {
      const complaint = ledger.complaint(rows.find((row) => row.id === id)?.versao, asked, boundMs);
      if (complaint !== undefined) wrong.push(`${kind.list} ${complaint}`);
    }
    const last = ofKind.at(-1);
    if (last === undefined) return;
    const again = performance.now();
    const { status, body: one } = await read(next(), kind.one(last.id));
    answers += 1;
    const complaint = last.ledger.complaint(status === 200 ? (one as Row).versao : undefined, again, boundMs);
    if (complaint !== undefined) wrong.push(`${kind.one(last.id)} ${complaint}`);
  };
  const readers = Array.from({ length: READERS }, async (_, index) => {
    while (!over) await look([kinds.eventos, kinds.equipa, materiais][index % 3] as Kind);
  });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([
        written(kinds.eventos, next, watch),
        written(kinds.equipa, next, watch),
        scheduled(next, watch),
      ]);
    }
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

    it('may be given up at the moment that Redis comes back, and does not answer', async () => {
      const proxy = await cuttableProxy('127.0.0.1', Number(new URL(redis.url).port));
      let heard = 0;
      let isBack = false;
      const relay = await VersionsRelay.open(`redis://127.0.0.1:${proxy.port}`, () => {
        heard += 1;
        if (!isBack) return;
        proxy.freeze();
        relay.close();
      });
      await until('it listens', () => heard > 0);
      isBack = true;
      heard = 0;
      proxy.drop();
      await until('it listens again', () => heard > 0);
      // what nobody handled is an error of this test
      await proxy.cut();
      expect(heard).toBe(1);
    });
  });
}

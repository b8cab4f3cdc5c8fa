import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Answer, describeEditableContent } from '../../../test/support/editable-content.js';
import { settings } from '#platform/config/settings.js';
import { Edicao, MAX_EDITIONS } from './edicao.entity.js';

let api: TestApi;
let first: Edicao[];
let next = 2030;

beforeAll(async () => {
  api = await startApi();
  first = await api.dataSource.manager.find(Edicao, { order: { chave: 'ASC' } });
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { manager } = api.dataSource;
  await manager.remove(await manager.find(Edicao));
});

/** A school year of its own each time. */
function chave(): string {
  next += 1;
  return `${next}${next + 1}`;
}
const LIST = 'Os agradecimentos têm de ser uma lista de até 10.';
const calendar = {
  inscricoesAbrem: '2025-09-01',
  inscricoesFecham: '2026-04-30',
  submissaoAbre: '2026-05-01',
  submissaoFecha: '2026-05-31',
  festival: '2026-06-12',
  resultados: '2026-06-12',
};
const whole = {
  introducao: 'O festival, os prémios e os projetos.',
  ...calendar,
  festivalLocal: 'Vila Nova de Gaia',
  custo: 'Gratuito',
  capa: 'https://exemplo.pt/capa.jpg',
  capaAlt: 'O palco do festival',
  forma: 'trophy',
  cor: 'imaginar',
  video: 'https://vimeo.com/123456',
  videoProvisorio: false,
  tituloPremios: 'Prémios',
  agradecimentos: [{ titulo: 'Dar Voz aos Estudantes', nomes: ['Escola A', 'Escola B'] }],
  tituloProjetos: 'Os projetos',
  exemplo: false,
};

async function create(changed: object = {}): Promise<Answer & { chave: string }> {
  const { body } = await api.admin
    .post('/api/edicoes')
    .send({ chave: chave(), introducao: 'Uma edição.', ...changed })
    .expect(201);
  return body as Answer & { chave: string };
}
const refused = async (changed: object) => {
  const { body } = await api.admin
    .post('/api/edicoes')
    .send({ ...whole, chave: '20602061', ...changed })
    .expect(400);
  return (body as { errors: Record<string, string> }).errors;
};

describe('an edition', () => {
  describeEditableContent(() => api, {
    one: (id) => `/api/edicoes/${id}`,
    create: '/api/edicoes',
    update: (id) => `/api/edicoes/${id}`,
    remove: (id) => `/api/edicoes/${id}`,
    entity: Edicao,
    valid: { ...whole, chave: '20602061' },
    addresses: ['capa'],
    refused: [
      ['an edition without words', { introducao: ' ' }, 'introducao', 'A introdução é de preenchimento obrigatório.'],
      [
        'words too long',
        { introducao: 'x'.repeat(501) },
        'introducao',
        'A introdução não pode ter mais de 500 caracteres.',
      ],
      [
        'a video that would run',
        { video: 'javascript:alert(1)' },
        'video',
        'O vídeo tem de ser um endereço http(s) ou um ficheiro carregado.',
      ],
      ['thanks that are no list', { agradecimentos: 'muitos' }, 'agradecimentos', LIST],
      ['thanks that are no groups', { agradecimentos: ['um', 7] }, 'agradecimentos', LIST],
    ],
  });
});

describe('a school year', () => {
  it.each([
    '2025',
    '20252027',
    '20262025',
    '20252025',
    '2025-2026',
    '19992000',
    ' 20252026',
    '２０２５２０２６',
    20252026,
    null,
  ])('is two years that follow on each other: not %s', async (value) => {
    expect(await refused({ chave: value })).toEqual({
      chave: 'O ano letivo tem de ser dois anos seguidos, como 20252026.',
    });
    await create({ chave: '20252026' });
  });

  it('has one edition, also where two are made at once', async () => {
    await create({ chave: '20252026' });
    const { body } = await api.admin.post('/api/edicoes').send({ chave: '20252026', introducao: 'Outra.' }).expect(409);
    expect(body).toMatchObject({ errors: { chave: 'Já existe a edição de 2025/2026.' } });
    const both = [1, 2].map(() => api.admin.post('/api/edicoes').send({ chave: '20262027', introducao: 'Uma.' }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('keeps its address', async () => {
    const made = await create({ chave: '20252026' });
    const { body } = await api.admin
      .put(`/api/edicoes/${made.id}`)
      .send({ ...made, chave: '20262027' })
      .expect(400);
    expect(body).toMatchObject({ errors: { chave: 'O endereço de uma edição não muda. Crie outra edição.' } });
    await api.http.get('/api/edicoes/ano-letivo/20252026').expect(200);
    await api.http.get('/api/edicoes/ano-letivo/20262027').expect(404);
  });

  it('names the edition as people write it, also in the bin and among the drafts', async () => {
    const { id } = await create({ chave: '20252026' });
    await api.admin.delete(`/api/edicoes/${id}`).expect(204);
    const draft = { recurso: 'edicoes', conteudo: { chave: '20262027', introducao: 'Uma.' }, estado: 'rascunho' };
    await api.admin.post('/api/rascunhos').send(draft).expect(201);
    const { body: binned } = await api.admin.get('/api/lixo').expect(200);
    expect(binned).toContainEqual(expect.objectContaining({ tipo: 'Edição', titulo: '2025/2026' }));
    const { body: drafts } = await api.admin.get('/api/rascunhos').expect(200);
    expect(drafts).toContainEqual(expect.objectContaining({ tipo: 'Edição', titulo: '2026/2027' }));
    const { body: found } = await api.admin.get('/api/procura').query({ q: '202' }).expect(200);
    const titles = (found as { registos: { titulo: string }[] }[]).flatMap(({ registos }) =>
      registos.map(({ titulo }) => titulo),
    );
    expect(titles).toEqual(expect.arrayContaining(['2025/2026', '2026/2027']));
  });
});

describe('GET /api/edicoes', () => {
  it('gives a new database the nine editions that the site used to have, marked as samples, and the present one', () => {
    expect(first.filter(({ exemplo }) => exemplo)).toHaveLength(9);
    expect(first[9]).toMatchObject({ chave: '20262027', exemplo: false, custo: 'Gratuito' });
    expect(first[0]).toMatchObject({ chave: '20152016', forma: 'sprout', video: null, videoProvisorio: false });
    expect(first[4]?.agradecimentos.map(({ titulo }) => titulo)).toEqual([
      'Dar Voz aos Estudantes',
      'Procuramos Super-Heróis',
    ]);
    expect(first[8]).toMatchObject({ chave: '20242025', videoProvisorio: true, tituloPremios: 'Prémios' });
  });

  it('lists the editions by year without their parts, and answers each whole at its address', async () => {
    await create({ chave: '20262027' });
    const made = await create({ ...whole, chave: '20252026', capa: '/uploads/capa.jpg' });
    const expected = {
      ...whole,
      id: made.id,
      chave: '20252026',
      anoLetivo: '2025/2026',
      capa: `${settings.apiUrl}/uploads/capa.jpg`,
      versao: 1,
    };
    expect(made).toEqual(expected);
    const list = await api.http.get('/api/edicoes').expect(200);
    expect((list.body as { chave: string }[]).map((one) => one.chave)).toEqual(['20252026', '20262027']);
    expect((list.body as object[])[0]).toMatchObject({ anoLetivo: '2025/2026', capa: expected.capa, forma: 'trophy' });
    expect((list.body as object[])[0]).not.toHaveProperty('agradecimentos');
    for (const path of [`/api/edicoes/${made.id}`, '/api/edicoes/ano-letivo/20252026']) {
      expect((await api.http.get(path).expect(200)).body).toEqual(expected);
    }
  });

  it('is known to be unchanged until something changes', async () => {
    const made = await create({ chave: '20252026' });
    const path = '/api/edicoes/ano-letivo/20252026';
    const etag = (await api.http.get(path)).headers['etag'] ?? '';
    await api.http.get(path).set('If-None-Match', etag).expect(304);
    await api.admin
      .put(`/api/edicoes/${made.id}`)
      .send({ ...made, introducao: 'Outra.' })
      .expect(200);
    expect((await api.http.get(path).set('If-None-Match', etag).expect(200)).body).toMatchObject({
      introducao: 'Outra.',
    });
  });

  it.each(['abc', '20990000', '1%20or%201', '..%2f1', '99999999999999999999'])(
    'finds nothing at an address that is none: %s',
    async (path) => {
      await api.http.get(`/api/edicoes/ano-letivo/${path}`).expect(404);
    },
  );
});

describe('the calendar of an edition', () => {
  it.each<[Partial<Record<keyof typeof calendar, string | null>>, Record<string, string>]>([
    [
      { submissaoAbre: null },
      { submissaoAbre: 'O primeiro dia da submissão faz falta: o calendário de uma edição tem os dias todos.' },
    ],
    [
      { inscricoesFecham: '2025-08-31' },
      { inscricoesFecham: 'O último dia das inscrições não pode vir antes do primeiro dia das inscrições.' },
    ],
    [
      { submissaoAbre: '2026-04-30' },
      { submissaoAbre: 'O primeiro dia da submissão tem de vir depois do último dia das inscrições.' },
    ],
    [{ festival: '2026-05-31' }, { festival: 'O dia do festival tem de vir depois do último dia da submissão.' }],
    [{ resultados: '2026-06-11' }, { resultados: 'O dia dos resultados não pode vir antes do dia do festival.' }],
    [{ resultados: '2026-02-30' }, { resultados: 'O dia dos resultados tem de ser um dia: 2026-07-31.' }],
  ])('refuses %j', async (changed, errors) => {
    expect(await refused(changed)).toEqual(errors);
  });

  it('may be without the day of the festival, or none at all', async () => {
    expect(await create({ ...calendar, festival: '' })).toMatchObject({ ...calendar, festival: null });
    expect(await create({ festivalLocal: 'Gaia' })).toMatchObject({ resultados: null, festivalLocal: 'Gaia' });
  });
});

describe('the parts of an edition', () => {
  it('are all optional, and what is left out is cleared', async () => {
    const none = { agradecimentos: [], video: null, capa: null, tituloPremios: null };
    expect(await create()).toMatchObject({ ...none, forma: 'star', cor: 'imaginar', videoProvisorio: false });
    const made = await create(whole);
    const { body } = await api.admin
      .put(`/api/edicoes/${made.id}`)
      .send({ chave: made.chave, introducao: 'Só isto.', agradecimentos: null })
      .expect(200);
    expect(body).toMatchObject(none);
  });

  it('say what is wrong where it is', async () => {
    const names = 'Os nomes têm de ser uma lista de 1 a 200, com 160 caracteres no máximo.';
    for (const nomes of [[], [''], ['x'.repeat(161)], [7], 'Escola', ['a\u0000'], undefined]) {
      expect(await refused({ agradecimentos: [...whole.agradecimentos, { titulo: '', mais: 1, nomes }] })).toEqual({
        'agradecimentos.1.titulo': 'O título é de preenchimento obrigatório.',
        'agradecimentos.1.mais': 'Este campo não existe.',
        'agradecimentos.1.nomes': names,
      });
    }
    await create(whole);
  });

  it.each(['{"__proto__":{"polluted":true},"titulo":"a"}', '{"constructor":{"prototype":{"polluted":true}}}'])(
    'are not harmed by %s',
    async (sent) => {
      const begun = '"agradecimentos":[';
      const body = JSON.stringify({ ...whole, chave: '20602061' }).replace(begun, `${begun}${sent},`);
      await api.admin.post('/api/edicoes').type('json').send(body).expect(400);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it('are bounded: in number, in text, and before they are looked at', async () => {
    const list = (nomes: readonly string[]) => ({ titulo: 'Obrigado', nomes });
    const many = (count: number) => Array.from({ length: count }, () => list(['Escola A']));
    expect((await create({ agradecimentos: many(10) })).agradecimentos).toHaveLength(10);
    expect(await refused({ agradecimentos: many(11) })).toEqual({ agradecimentos: LIST });
    const tooMany = { chave: '20602061', introducao: 'a', agradecimentos: Array.from({ length: 10_000 }, () => ({})) };
    const began = performance.now();
    await api.admin.post('/api/edicoes').send(tooMany).expect(400);
    expect(performance.now() - began).toBeLessThan(1_000);
    const long = list(Array.from({ length: 200 }, () => 'ã'.repeat(160)));
    expect(await refused({ agradecimentos: [long] })).toEqual({
      agradecimentos: 'Esta lista tem texto a mais. Encurte os textos ou retire alguns.',
    });
  });

  it('take markup for the text that it is', async () => {
    const hostile = { titulo: '<script>alert(1)</script>', nomes: ['"><img src=x onerror=alert(1)>'] };
    expect(await create({ agradecimentos: [hostile] })).toMatchObject({ agradecimentos: [hostile] });
  });
});

describe('the editions', () => {
  it('are no more than a page can show', async () => {
    const row = { introducao: 'a', forma: 'star', cor: 'sentir', versao: 1 } as const;
    const others = Array.from({ length: MAX_EDITIONS - 1 }, (_, index) => ({
      ...row,
      agradecimentos: [],
      chave: String(30_000_000 + index),
    }));
    await api.dataSource.manager.insert(Edicao, others);
    await create();
    const { body } = await api.admin.post('/api/edicoes').send({ chave: chave(), introducao: 'a' }).expect(409);
    expect(body.message).toBe('Já há 60 edições, o máximo.');
  });
});

describe('an edition in the bin', () => {
  it('has no page, and has it again whole once it is brought back', async () => {
    const made = await create({ ...whole, chave: '20252026' });
    await api.admin.delete(`/api/edicoes/${made.id}`).expect(204);
    await api.http.get('/api/edicoes/ano-letivo/20252026').expect(404);
    const [binned] = (await api.admin.get('/api/lixo').expect(200)).body as { id: number }[];
    await api.admin.post(`/api/lixo/${binned?.id}/reposicao`).send({});
    const { body } = await api.http.get('/api/edicoes/ano-letivo/20252026').expect(200);
    expect(body).toMatchObject({ ...whole, chave: '20252026' });
  });
});

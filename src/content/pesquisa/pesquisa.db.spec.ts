import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Material } from '../materiais/material.entity.js';
import type { ResultadosDeTipoDto } from './pesquisa.module.js';

let api: TestApi;
const photo = 'https://exemplo.pt/a.jpg';

beforeAll(async () => {
  api = await startApi();
  const make = (path: string, body: object) => api.admin.post(path).send(body).expect(201);
  const evento = { data: '2026-06-05T09:30:00.000Z', local: 'Gaia', hook: 'Um dia inteiro.' };
  await make('/api/eventos', { ...evento, titulo: 'Festa da Imaginação' });
  await make('/api/eventos', { ...evento, titulo: 'Imaginação ao ar livre', data: '2025-06-05T09:30:00.000Z' });
  const artigo = { titulo: 'A imaginação das crianças', descricao: '**Texto.**' };
  await make('/api/imprensa', { ...artigo, data: '2026-12-31T23:30:00.000Z' });
  await make('/materialpost', {
    titulo: 'Guião',
    texto: '## Imaginação\n\n[Ver](https://a.pt)',
    img: photo,
    download: photo,
  });
  // Material is of the year in which it was added.
  const createdAt = new Date('2026-03-05T09:30:00.000Z');
  await api.dataSource.manager.update(Material, { titulo: 'Guião' }, { createdAt });
  await make('/api/mural', { edicao: '20252026', titulo: 'O jardim', sentir: 'Faltava **imaginação** no recreio.' });
  const membro = { estado: 'Atual', testemunho: 'Gosto da imaginação deles.', img: photo };
  await make('/equipa', { ...membro, nome: 'Rita' });
  await make('/equipa', { ...membro, nome: 'Por aprovar', rascunho: true });
  await make('/api/perguntas', { pagina: 'faq', pergunta: 'O que é a imaginação?', resposta: 'Um passo.' });
});
afterAll(() => api.stop());

const search = async (query: string): Promise<ResultadosDeTipoDto[]> =>
  (await api.http.get(`/api/pesquisa?${query}`).expect(200)).body as ResultadosDeTipoDto[];
const addresses = (results: ResultadosDeTipoDto[]) =>
  results.flatMap(({ resultados }) => resultados.map(({ endereco }) => endereco));

describe('a search', () => {
  it('finds what is published of every kind, accents and case aside, and nothing that is not', async () => {
    const results = await search('q=IMAGINACAO');
    expect(results.map(({ tipo }) => tipo)).toEqual(
      expect.arrayContaining(['evento', 'artigo', 'material', 'projeto', 'pergunta', 'membro']),
    );
    expect(JSON.stringify(results)).toContain('Rita');
    expect(JSON.stringify(results)).not.toContain('Por aprovar');
    const { resultados } = results.find(({ tipo }) => tipo === 'material') ?? {};
    expect(resultados).toEqual([
      { tipo: 'material', titulo: 'Guião', resumo: 'Imaginação Ver', data: null, endereco: '/material' },
    ]);
    expect(results.find(({ tipo }) => tipo === 'projeto')?.resultados).toEqual([
      { tipo: 'projeto', titulo: 'O jardim', resumo: '2025/2026', data: null, endereco: '/projetos/38' },
    ]);
  });

  it('finds by the beginnings of words, and every word of it', async () => {
    expect(addresses(await search('q=festa+imag&tipo=evento'))).toEqual(['/eventos/1']);
    expect(await search('q=festa+nada&tipo=evento')).toEqual([]);
  });

  it('keeps to a year, and then to what has one', async () => {
    expect(addresses(await search('q=imaginacao&ano=2025'))).toEqual(['/eventos/2']);
    const of2026 = await search('q=imaginacao&ano=2026');
    expect(of2026.map(({ tipo }) => tipo)).toEqual(['evento', 'artigo', 'material']);
  });

  it('finds the pages by their words, also once these are changed', async () => {
    expect(addresses(await search('q=perguntas+frequentes&tipo=pagina'))).toContain('/faq');
    expect(await search('q=xilofone')).toEqual([]);
    const { body } = await api.admin.get('/api/paginas/faq').expect(200);
    const { conteudo, versao } = body as { conteudo: Record<string, unknown>; versao: number };
    const changed = { conteudo: { ...conteudo, lead: 'Tudo sobre o xilofone.' }, versao };
    const { body: draft } = await api.admin.put('/api/paginas/faq').send(changed).expect(200);
    expect(await search('q=xilofone')).toEqual([]);
    await api.admin
      .post('/api/paginas/faq/publicacao')
      .send({ versao: (draft as { versao: number }).versao })
      .expect(200);
    const [first] = await search('q=xilofone');
    expect(first?.resultados[0]).toMatchObject({ tipo: 'pagina', endereco: '/faq', resumo: 'Tudo sobre o xilofone.' });
  });

  it.each([
    ['balanço anual', '/relatorios'],
    ['parceiros atuais', '/oportunidades'],
  ])('finds by «%s», which the site itself has in a heading, %s', async (words, path) => {
    expect(addresses(await search(`q=${encodeURIComponent(words)}&tipo=pagina`))).toContain(path);
  });

  it('shows of a policy what is read there, without what the site puts something else in the place of', async () => {
    const [first] = await search('q=tratamento&tipo=pagina');
    expect(first?.resultados[0]).toMatchObject({ endereco: '/privacidade' });
    expect(first?.resultados[0]?.resumo).toContain('geral@dfcportugal.example');
    const found = await search('q=prazo&tipo=pagina');
    expect(JSON.stringify(found)).toContain('/privacidade');
    expect(JSON.stringify(found)).not.toContain('{prazos}');
  });

  it.each(['', 'q=', 'q=%20', 'q=a', `q=${'a'.repeat(101)}`, 'q=a&q=b', 'q=festa&tipo=nada', 'q=festa&ano=x'])(
    'for %j is refused in words',
    async (query) => {
      const { body } = await api.http.get(`/api/pesquisa?${query}`).expect(400);
      expect((body as { message: string }).message).toMatch(/\.$/);
    },
  );
});

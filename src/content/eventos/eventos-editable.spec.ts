import { afterAll, beforeAll, expect } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { describeEditableContent } from '../../../test/support/editable-content.js';
import { wholeEvento } from '../../../test/support/eventos.js';
import { Evento } from './evento.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const address = (label: string) => `${label} tem de ser um endereço http(s) ou um ficheiro carregado.`;
const photos = 'As fotos têm de ser uma lista de até 50 endereços http(s) ou ficheiros carregados.';
const notUrls = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://exemplo.pt/a.jpg',
  '//exemplo.pt/a.jpg',
  'exemplo.pt',
  'https://maria:segredo@exemplo.pt/',
  'https://',
  '/documentos/a.pdf',
  '/uploads/../documentos/a.pdf',
  '/uploads/a/b.jpg',
  `https://exemplo.pt/${'a'.repeat(500)}`,
];

describeEditableContent(() => api, {
  one: (id) => `/api/eventos/${id}`,
  create: '/api/eventos',
  update: (id) => `/api/eventos/${id}`,
  remove: (id) => `/api/eventos/delete/${id}`,
  entity: Evento,
  valid: wholeEvento,
  addresses: ['url', 'video', 'websiteOficial'],
  refused: [
    ['no title', { titulo: undefined }, 'titulo', 'O título é de preenchimento obrigatório.'],
    ['a null title', { titulo: null }, 'titulo', 'O título é de preenchimento obrigatório.'],
    ['a blank title', { titulo: ' \n ' }, 'titulo', 'O título é de preenchimento obrigatório.'],
    [
      'a title that is too long',
      { titulo: 'x'.repeat(201) },
      'titulo',
      'O título não pode ter mais de 200 caracteres.',
    ],
    [
      'a title that ends a line by itself',
      { titulo: 'Festival\rATTACH:https://exemplo.pt/' },
      'titulo',
      'O título tem de caber numa só linha: apague as mudanças de linha.',
    ],
    ['a nested title', { titulo: { a: 1 } }, 'titulo', 'O título é de preenchimento obrigatório.'],
    ['no place', { local: '' }, 'local', 'O local é de preenchimento obrigatório.'],
    ['a NUL', { local: 'Gaia\u0000' }, 'local', 'O local tem caracteres que não são permitidos.'],
    ['an escape', { descricao: '\u001B[31m' }, 'descricao', 'A descrição tem caracteres que não são permitidos.'],
    ['a list as text', { descricao: ['a'] }, 'descricao', expect.stringContaining('A descrição') as unknown as string],
    [
      'a description that is too long',
      { descricao: 'x'.repeat(10_001) },
      'descricao',
      'A descrição não pode ter mais de 10000 caracteres.',
    ],
    [
      'a hook that is too long',
      { hook: 'x'.repeat(501) },
      'hook',
      'O texto de chamada não pode ter mais de 500 caracteres.',
    ],
    [
      'an admission that is too long',
      { admissao: 'x'.repeat(201) },
      'admissao',
      'A admissão não pode ter mais de 200 caracteres.',
    ],
    ...[
      undefined,
      null,
      '',
      'amanhã',
      '2026-13-01',
      '2026-02-30',
      '2026-06-05T25:00:00Z',
      '05/06/2026',
      '0001-01-01',
      7,
      {},
    ].map(
      (data) =>
        [`the start ${JSON.stringify(data)}`, { data }, 'data', 'A data de início não é uma data válida.'] as const,
    ),
    ['an end that is no date', { dataFim: 'depois' }, 'dataFim', 'A data de fim não é uma data válida.'],
    ...['2026-06-05T09:29:59.999Z', wholeEvento.data].map(
      (dataFim) =>
        [
          `the end ${dataFim}, not after the start`,
          { dataFim },
          'dataFim',
          'A data de fim tem de ser posterior à data de início.',
        ] as const,
    ),
    ...['outro', 'PROXIMO', 7, ['proximo']].map(
      (tipo) =>
        [
          `the type ${JSON.stringify(tipo)}`,
          { tipo },
          'tipo',
          'O tipo tem de ser um destes: proximo, decorrer, anterior.',
        ] as const,
    ),
    ['a year before 2020', { ano: 2019 }, 'ano', 'O ano não pode ser menor que 2020.'],
    ['a year after 2030', { ano: 2031 }, 'ano', 'O ano não pode ser maior que 2030.'],
    ...['2019-12-31T23:30:00.000Z', '2031-01-01T00:00:00.000Z'].map((data) => {
      const bound = data < '2020' ? 'menor que 2020' : 'maior que 2030';
      const sent = { ano: undefined, data, dataFim: undefined };
      return [`a start of ${data} and no year`, sent, 'ano', `O ano não pode ser ${bound}.`] as const;
    }),
    ...[2026.5, 'dois mil', '2026.0', '0x7ea', [2026], {}].map(
      (ano) => [`the year ${JSON.stringify(ano)}`, { ano }, 'ano', 'O ano tem de ser um número inteiro.'] as const,
    ),
    ...notUrls.map(
      (url) => [`the picture ${url.slice(0, 40)}`, { url }, 'url', address('A imagem principal')] as const,
    ),
    ['a video that is no address', { video: 'javascript:alert(1)' }, 'video', address('O vídeo')],
    ['a site that is no address', { websiteOficial: 'data:,x' }, 'websiteOficial', address('O website oficial')],
    ...[
      'não é uma lista',
      '{}',
      '["javascript:alert(1)"]',
      [1],
      [{}],
      ['data:,x'],
      {},
      7,
      Array(51).fill('https://a.pt/'),
    ].map((fotos) => [`the photos ${JSON.stringify(fotos).slice(0, 40)}`, { fotos }, 'fotos', photos] as const),
    ['a field that does not exist', { inventado: 1 }, 'inventado', 'Este campo não existe.'],
  ],
});

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { FirstStart } from './first-start.js';

let api: TestApi;
let said: string[];

beforeEach(() => {
  said = [];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

const isPublic = { siteUrl: 'https://www.exemplo.pt', logLevel: 'warn' } as const;
const warnings = () => said.filter((line) => line.includes('"context":"Segurança"'));

it('a start for the public tells each unsafe setting, and sample content that is there', async () => {
  api = await startApi({ ...isPublic, sampleContent: true });
  expect(warnings()).toEqual([
    expect.stringContaining('SMTP_URL não está definido'),
    expect.stringContaining('Há conteúdo de exemplo num endereço público'),
  ]);
});

it('a start for the public without sample content does not tell of any', async () => {
  api = await startApi(isPublic);
  // partners and editions begin as samples
  await api.admin.delete('/api/exemplos').expect(200);
  said.length = 0;
  await api.app.get(FirstStart).warnUnsafe();
  expect(warnings()).toEqual([expect.stringContaining('SMTP_URL não está definido')]);
});

it('sample content on one laptop is as it should be', async () => {
  api = await startApi({ sampleContent: true, logLevel: 'warn' });
  expect(warnings()).toEqual([]);
});

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { startApi } from '../../../test/support/api.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { settings } from '#platform/config/settings.js';

const fields = { assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' };

it('all that the program writes, its database too, is its owner’s alone', async () => {
  const api = await startApi();
  await api.admin
    .post('/upload')
    .attach('images', await picture('png'), 'a.png')
    .expect(200);
  const contact = api.http.post('/contactos');
  for (const [name, value] of Object.entries({ ...fields, recaptcha: await api.captcha() })) contact.field(name, value);
  await contact.attach('documento', pdf(), 'a.pdf').expect(201);
  const names = () => readdir(settings.dataDir, { recursive: true });
  await until('its mail is written', async () => (await names()).some((name) => name.endsWith('.eml')));

  const written = await names();
  expect(written).toEqual(expect.arrayContaining([expect.stringMatching(/^uploads\//), expect.stringMatching(/^doc/)]));
  expect(written.some((name) => name.endsWith('.sqlite'))).toBe(settings.embedded);
  // what is being made at that moment may be gone by now
  const gone = () => undefined;
  const found = await Promise.all(written.map((name) => stat(join(settings.dataDir, name)).catch(gone)));
  expect(written.filter((_, index) => ((found[index]?.mode ?? 0) & 0o077) !== 0)).toEqual([]);
  await api.stop();
});

import type { APIRequestContext } from '@playwright/test';
import { addresses } from './support/addresses.js';
import { adminHeaders, createEvento } from './support/admin-api.js';
import { expect, test } from './support/site-test.js';

const CHANGES = 10;

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return answer.text();
}

test('what is saved is on the site at the next request, what is deleted is gone', async ({ request }) => {
  const headers = await adminHeaders(request);
  const fields = { data: '2019-05-04T09:30:00.000Z', ano: 2020, local: 'Porto', tipo: 'anterior' };
  const id = await createEvento(request, { ...fields, titulo: 'Mudança 0' });
  const page = `/eventos/${id}`;
  for (let change = 1; change <= CHANGES; change += 1) {
    expect(await textOf(request, page)).toContain(`Mudança ${change - 1}<`);
    const saved = await request.put(`${addresses.api}/api/eventos/${id}`, {
      headers,
      data: { ...fields, id, titulo: `Mudança ${change}` },
    });
    expect(saved.status()).toBe(200);
    expect(await textOf(request, page)).toContain(`Mudança ${change}<`);
  }
  expect((await request.delete(`${addresses.api}/api/eventos/delete/${id}`, { headers })).status()).toBe(204);
  expect((await request.get(page)).status()).toBe(404);
});

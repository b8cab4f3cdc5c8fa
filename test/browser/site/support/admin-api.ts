import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { addresses } from './addresses.js';

/** Signs in at the API and answers the headers of an administrator's calls. */
export async function adminHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
  const response = await request.post(`${addresses.api}/api/login`, {
    data: { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD },
  });
  expect(response.status()).toBe(200);
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

type EventoFields = Partial<
  Record<'titulo' | 'data' | 'dataFim' | 'tipo' | 'local' | 'hook' | 'descricao' | 'situacao', string>
> & {
  fotos?: readonly string[];
};

/** Stores an event and answers its id. */
export async function createEvento(request: APIRequestContext, fields: EventoFields = {}): Promise<number> {
  const response = await request.post(`${addresses.api}/api/eventos`, {
    headers: await adminHeaders(request),
    data: { titulo: 'Evento', data: '2021-05-04T09:30:00.000Z', local: 'Porto', tipo: 'anterior', ...fields },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** Removes an event. */
export async function removeEvento(request: APIRequestContext, id: number): Promise<void> {
  const headers = await adminHeaders(request);
  const response = await request.delete(`${addresses.api}/api/eventos/delete/${id}`, { headers });
  expect(response.status()).toBe(204);
}

import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin } from './http-client.js';

/** Reads the newest of one form's rows, and how many there are, of a list that has those of every form. */
export const newestOfForm =
  <Row>(resource: string) =>
  async (formulario: string, count: number): Promise<{ rows: readonly Row[]; total: number }> => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ formulario }),
      sort: '["createdAt","DESC"]',
      range: JSON.stringify([0, count - 1]),
    });
    const { json, headers } = await requestAsAdmin(`${runtimeConfig.apiUrl}/api/${resource}?${query.toString()}`);
    return { rows: json as Row[], total: Number(headers.get('Content-Range')?.split('/').pop() ?? 0) };
  };

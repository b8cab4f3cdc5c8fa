import { PRIVATE_HEADERS } from '~/lib/api/by-link.server';
import { readMyData } from '~/lib/api/my-data.server';
import type { Route } from './+types/meus-dados-json';

/** The copy to take along: readable by people and by other services. */
export async function loader({ params }: Route.LoaderArgs) {
  const { aoApagar: _whatErasingWouldDo, ...held } = await readMyData(params.ligacao);
  return new Response(`${JSON.stringify(held, null, 2)}\n`, {
    headers: {
      ...PRIVATE_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="os-meus-dados.json"',
    },
  });
}

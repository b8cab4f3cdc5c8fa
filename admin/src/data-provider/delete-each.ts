import { type DataProvider, HttpError, type Identifier } from 'ra-core';
import { asksForPassword } from './recent-password.js';

/**
 * Deletes records one by one, as the API has it; one that is refused does not keep the others, and one that is gone
 * already counts as deleted.
 * @throws HttpError that says how many were left and why, or at once where the session has ended, or the
 * password was asked for and not given
 */
export async function deleteEach(
  provider: DataProvider,
  resource: string,
  { ids }: { readonly ids: readonly Identifier[] },
): Promise<{ data: Identifier[] }> {
  const refusals: HttpError[] = [];
  for (const id of ids) {
    try {
      await provider.delete(resource, { id });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 401 || asksForPassword(error)) throw error;
      if (error.status !== 404) refusals.push(error);
    }
  }
  const [first] = refusals;
  if (first === undefined) return { data: [...ids] };
  throw new HttpError(
    `Ficaram por eliminar ${refusals.length} de ${ids.length}. ${first.message}`.trim(),
    first.status,
    first.body,
  );
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Fotografia } from '../api-types.js';
import { api } from '../data-provider/api.js';
import { isOwnImage } from './thumbnail.js';

/** A description that was read so long ago is read again; a save reads all of them anew. */
const FRESH_MS = 60_000;

/** The read of a picture's description, null where nobody has described it: each is asked for once, whatever shows it. */
export const fotografiaQuery = (nome: string) =>
  queryOptions({
    queryKey: ['fotografias', 'description', nome],
    queryFn: () => readWithOthers(nome),
    enabled: nome !== '',
    staleTime: FRESH_MS,
    retry: false,
  });

/** The stored name of a picture of ours; null for one of another site. */
export function storedNameOf(url: string): string | null {
  return isOwnImage(url) ? decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)) : null;
}

export function useFotografiaAsked(nome: string): { fotografia: Fotografia | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(fotografiaQuery(nome));
  return { fotografia: data ?? undefined, isPending };
}

/** Reads the description of a picture; undefined where nobody has described it. */
export function useFotografia(nome: string): Fotografia | undefined {
  return useFotografiaAsked(nome).fotografia;
}

let next: { readonly ids: Set<string>; readonly found: Promise<Fotografia[]> } | undefined;

/** Reads a description in one call with all that are asked for in the same moment. */
async function readWithOthers(nome: string): Promise<Fotografia | null> {
  next ??= beginCall();
  next.ids.add(nome);
  return (await next.found).find(({ id }) => id === nome) ?? null;
}

function beginCall(): NonNullable<typeof next> {
  const ids = new Set<string>();
  const found = Promise.resolve().then(() => {
    next = undefined;
    return api.GET('/api/fotografias', { filter: JSON.stringify({ id: [...ids] }) });
  });
  return { ids, found };
}

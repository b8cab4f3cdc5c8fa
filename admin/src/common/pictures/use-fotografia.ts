import { useGetManyAggregate } from 'ra-core';
import type { Fotografia } from '../../api-types.js';
import { isOwnImage } from '../images/thumbnail.js';

/** The stored name of a picture of ours; null for one of another site. */
export function storedNameOf(url: string): string | null {
  return isOwnImage(url) ? decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)) : null;
}

/** Reads the description of a picture, and whether it is still loading; all pictures on a screen share one call. */
export function useFotografiaAsked(nome: string): { fotografia: Fotografia | undefined; isPending: boolean } {
  const { data, isPending } = useGetManyAggregate<Fotografia>('fotografias', { ids: [nome] });
  return { fotografia: data?.find((one: Fotografia | undefined) => one?.id === nome), isPending };
}

/** Reads the description of a picture; undefined where nobody has described it. */
export function useFotografia(nome: string): Fotografia | undefined {
  return useFotografiaAsked(nome).fotografia;
}

import { useGetManyAggregate } from 'ra-core';
import type { Fotografia } from '../../api-types.js';
import { isOwnImage } from '../images/image-source.js';

/** The stored name of a picture of ours; null for one of another site. */
export function storedNameOf(url: string): string | null {
  return isOwnImage(url) ? decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)) : null;
}

/** What was said of a picture, and whether that is still being asked: of all that are on a screen at once. */
export function useFotografiaAsked(nome: string): { fotografia: Fotografia | undefined; isPending: boolean } {
  const { data, isPending } = useGetManyAggregate<Fotografia>('fotografias', { ids: [nome] });
  return { fotografia: data?.find((one: Fotografia | undefined) => one?.id === nome), isPending };
}

/** What was said of a picture; nothing where nobody has said anything. */
export function useFotografia(nome: string): Fotografia | undefined {
  return useFotografiaAsked(nome).fotografia;
}

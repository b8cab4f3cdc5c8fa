import { useGetManyAggregate } from 'ra-core';
import type { Fotografia } from '../../api-types.js';
import { isOwnImage } from '../images/image-source.js';

/** The stored name of a picture of ours; null for one of another site. */
export function storedNameOf(url: string): string | null {
  return isOwnImage(url) ? decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)) : null;
}

/** What was said of a picture; nothing where nobody has said anything. All that are on a screen are asked for at once. */
export function useFotografia(nome: string): Fotografia | undefined {
  const { data } = useGetManyAggregate<Fotografia>('fotografias', { ids: [nome] });
  return data?.find((one: Fotografia | undefined) => one?.id === nome);
}

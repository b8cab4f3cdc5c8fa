import type { Versions } from './content-versions.js';

/** How a body may be packed. */
export type Packing = 'gzip' | 'br';

/** A finished answer (200) and what it was made from. */
export interface KeptAnswer {
  /** Names and values in turn, as `writeHead` takes them, but for what depends on the packing. */
  headers: readonly string[];
  etag: string;
  body: Buffer;
  packed: Readonly<Partial<Record<Packing, Buffer>>>;
  versions: Versions;
  /** When it ends by itself, in milliseconds since 1970. */
  until: number;
}

/** Beside the bodies: names, values and the store's own books. */
const OVERHEAD_BYTES = 2_000;

/** Returns how many bytes it takes to keep an answer. */
export function sizeOf({ body, packed }: KeptAnswer, key: string): number {
  return OVERHEAD_BYTES + key.length + body.length + (packed.gzip?.length ?? 0) + (packed.br?.length ?? 0);
}

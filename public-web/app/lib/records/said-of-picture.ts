import type { components } from '@contract/api';

/** The descriptions of a record's pictures, such as alternative text and credit, by the names of their files. */
export type SaidOfPictures = Readonly<Record<string, components['schemas']['Imagem']>> | undefined;

/** Finds the description of an uploaded picture among those that came with its record; undefined where it has none. */
export function saidOfPicture(images: SaidOfPictures, address: string | null | undefined) {
  const name = address && /\/uploads\/([^/?#]+)/.exec(address)?.[1];
  return name && images && Object.hasOwn(images, name) ? images[name] : undefined;
}

/**
 * A picture's alternative text: the words written for this very place, else those of the file.
 * @param otherwise what stands there where nobody has said anything
 */
export function altOf(
  said: ReturnType<typeof saidOfPicture>,
  { written, otherwise }: { written?: string | null | undefined; otherwise: string },
): string {
  return written || (said?.decorativa ? '' : (said?.alt ?? otherwise));
}

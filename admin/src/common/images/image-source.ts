import { runtimeConfig } from '../../runtime-config.js';

const OWN = `${runtimeConfig.apiUrl}/uploads/`;

/** The widths in which the API answers an image. */
export type ImageWidth = 320 | 640 | 960 | 1280 | 1920;

/** Whether an image is a file of ours. */
export function isOwnImage(url: string): boolean {
  return url.startsWith(OWN);
}

/**
 * Where an image is read from: ours in a width that suits, that of another site over https as it is.
 * Null for none, and for what the page's policy does not load.
 */
export function imageSource(url: string | null | undefined, width: ImageWidth): string | null {
  if (!url) return null;
  if (isOwnImage(url)) return `${url}?w=${width}`;
  return url.startsWith('https://') ? url : null;
}

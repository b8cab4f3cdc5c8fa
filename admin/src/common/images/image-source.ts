import { runtimeConfig } from '../../runtime-config.js';

const OWN = `${runtimeConfig.apiUrl}/uploads/`;

/** The widths in which the API answers an image. */
export type ImageWidth = 320 | 640 | 960 | 1280 | 1920;

/**
 * The address of one of our own images at a width; null for none and for images of other sites,
 * which the page's policy does not load: they would tell those sites about the administrator.
 */
export function ownImage(url: string | null | undefined, width: ImageWidth): string | null {
  return url?.startsWith(OWN) ? `${url}?w=${width}` : null;
}

import { settings } from '../config/settings.js';
import { webAddress } from '../../../contract/link-address.js';

const OWN_PATH = /^\/uploads\/[\w.-]+$/;
export const URL_LENGTH = 500;

/**
 * A URL as it is stored: our own `/uploads/…` without a host, so that a move of host breaks nothing; any other only
 * where it is http(s).
 * @returns undefined where it is neither
 */
export function toStoredUrl(value: string): string | undefined {
  const path = value.startsWith(`${settings.apiUrl}/`) ? value.slice(settings.apiUrl.length) : value;
  return OWN_PATH.test(path) ? path : webAddress(value);
}

/** A stored URL as it is served: ours absolute under the present `API_URL`, another's as it is, anything else null. */
export function toServedUrl(stored: string | null): string | null {
  if (stored === null) return null;
  if (OWN_PATH.test(stored)) return settings.apiUrl + stored;
  return /^https?:\/\//i.test(stored) ? stored : null;
}

/** A list of stored URLs as it is served, without those that are none. */
export const toServedUrls = (stored: readonly string[]): string[] =>
  stored.map(toServedUrl).filter((url) => url !== null);

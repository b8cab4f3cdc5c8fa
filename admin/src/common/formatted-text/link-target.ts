import { linkAddress, withScheme } from '@contract/link-address';
import { runtimeConfig } from '../../runtime-config.js';

/** Whether a link may lead there: http(s), a mailbox, or a page of the site. */
export const isLinkTarget = (address: string): boolean => linkAddress(address, runtimeConfig.siteUrl) !== undefined;

/** Completes a typed link target to a mailbox, a page of the site or a web address; undefined if it is none of them. */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text) ? `mailto:${text}` : withScheme(text);
  return isLinkTarget(address) ? address : undefined;
}

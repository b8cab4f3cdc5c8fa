import { expect } from '@playwright/test';
import { mailTo } from '../../admin/support/mail-to.js';
import { addresses } from './addresses.js';

/** The newest link to a page of the site in the mail to an address, once it has come. @param path of the page, without the link's secret */
export async function mailedLink(email: string, path: string): Promise<string> {
  const link = new RegExp(`${addresses.site}(${path}/[\\w-]{43})`);
  const find = async () => (await mailTo(email)).flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? []);
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  return (await find()).at(-1) ?? '';
}

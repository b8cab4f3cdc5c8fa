import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { settings } from '#platform/config/settings.js';
import { until } from './until.js';

/** Messages are read once: a file has its name when it is whole, and never changes. */
let parsed = new Map<string, Promise<Email>>();

/** The mail that an API without an SMTP server has sent to an address, oldest first. */
export async function mailTo(address: string): Promise<Email[]> {
  // a file's name begins with its moment, to the millisecond; its own date knows the second
  const folder = join(settings.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const paths = names.map((name) => join(folder, name));
  parsed = new Map(
    paths.map((path) => [path, parsed.get(path) ?? readFile(path).then((its) => PostalMime.parse(its))]),
  );
  const emails = await Promise.all(parsed.values());
  return emails.filter(({ to }) => to?.some((recipient) => recipient.address === address.toLowerCase()));
}

/** Waits until an address has that many messages. @returns the last of them */
export async function awaitMail(address: string, count = 1): Promise<Email> {
  await until(`${count} messages to ${address}`, async () => (await mailTo(address)).length >= count);
  const last = (await mailTo(address)).at(-1);
  if (last === undefined) throw new Error('unreachable: there was one a moment ago');
  return last;
}

/** Waits for a message to an address in which something stands. */
export async function awaitMailWith(address: string, words: string): Promise<Email> {
  const find = async () => (await mailTo(address)).find(({ text }) => text?.includes(words) === true);
  await until(`a message to ${address} with '${words}'`, async () => (await find()) !== undefined);
  const mail = await find();
  if (mail === undefined) throw new Error('unreachable: it was there a moment ago');
  return mail;
}

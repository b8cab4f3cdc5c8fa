import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupProblem } from './manifest.js';

type Bytes = AsyncIterable<Uint8Array>;
type Through = (bytes: Bytes) => Bytes;

const AGE_HEADER = 'age-encryption.org/';
const IDENTITY = /^AGE-SECRET-KEY-\S+$/gm;

/** Encrypts what passes through for one recipient; without one it stays as it is. @throws BackupProblem where it is no recipient */
export function encryptedFor(recipient: string | undefined): Through {
  if (recipient === undefined) return unchanged;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupProblem(`"${recipient}" não é um destinatário age (age1…).`);
  }
  return async function* (bytes) {
    yield* (await encrypter.encrypt(ReadableStream.from(bytes))) as unknown as Bytes;
  };
}

/**
 * Decrypts what passes through where a file is encrypted, with the identities in a file as age's own tools write it.
 * @throws BackupProblem where it is encrypted and no identity is named
 */
export async function decrypted(path: string, identityFile: string | undefined): Promise<Through> {
  const head = await text(createReadStream(path, { end: AGE_HEADER.length - 1 }));
  if (head !== AGE_HEADER) return unchanged;
  if (identityFile === undefined) throw new BackupProblem('A cópia está cifrada: indique a chave com --identity.');
  const decrypter = new Decrypter();
  for (const [identity] of (await readFile(identityFile, 'utf8')).matchAll(IDENTITY)) decrypter.addIdentity(identity);
  return async function* (bytes) {
    const opened = await decrypter.decrypt(ReadableStream.from(bytes)).catch((error: Error) => {
      throw new BackupProblem(`A chave não abre esta cópia (${error.message}). Nada foi reposto.`);
    });
    yield* opened as unknown as Bytes;
  };
}

async function* unchanged(bytes: Bytes): AsyncGenerator<Uint8Array> {
  yield* bytes;
}

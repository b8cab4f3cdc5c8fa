import type { Response } from 'express';
import type { StoredFile } from '../storage/storage.js';
import { sendStored } from './send-stored.js';

/** Sends a personal document under its name for people: a download that nothing shows inline and nothing keeps. */
export async function sendDocument(
  response: Response,
  { file, nomeOriginal }: { file: StoredFile; nomeOriginal: string },
): Promise<void> {
  response.attachment(nomeOriginal);
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  await sendStored(response, file);
}

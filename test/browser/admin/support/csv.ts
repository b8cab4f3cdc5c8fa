import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

/** The text of a downloaded CSV file, with its byte order mark. */
export async function csvText(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

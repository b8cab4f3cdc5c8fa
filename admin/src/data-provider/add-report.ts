import type { ApiPaths } from './api-paths.js';
import { sendForm } from './send-form.js';

/** A report to be added. */
export interface NewReport {
  readonly nome: string;
  readonly ano: number;
  readonly file: File;
}

/** Adds a report. @throws HttpError with the API's sentence */
export async function addReport(
  paths: ApiPaths,
  { nome, ano, file }: NewReport,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  const body = new FormData();
  body.append('nome_do_ficheiro', nome);
  body.append('ano', String(ano));
  body.append('file', file);
  await sendForm(paths.create, body, onProgress);
}

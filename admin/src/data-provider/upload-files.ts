import { runtimeConfig } from '../runtime-config.js';
import { answerError } from './answer-error.js';
import { sendForm } from './send-form.js';

function isUploadAnswer(value: unknown): value is { readonly filePaths: readonly string[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'success' in value &&
    value.success === true &&
    'filePaths' in value &&
    Array.isArray(value.filePaths) &&
    value.filePaths.every((name) => typeof name === 'string')
  );
}

/**
 * Uploads files under the documented field name.
 * @returns the public URL of each, in the order given
 * @throws HttpError with the API's sentence
 */
export async function uploadFiles(
  files: readonly File[],
  onProgress: (share: number) => void = () => undefined,
): Promise<string[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const answer = await sendForm('upload', body, onProgress);
  if (!isUploadAnswer(answer)) throw answerError(502, undefined);
  return answer.filePaths.map((name) => `${runtimeConfig.apiUrl}/uploads/${encodeURIComponent(name)}`);
}

import { runtimeConfig } from '../runtime-config.js';
import { answerError } from './answer-error.js';
import { sendForm } from './send-form.js';

/** A file that has arrived. */
export interface Arrival {
  readonly url: string;
  /** The address of the one in the library that is the same, where there was one. */
  readonly same: string | null;
}

interface UploadAnswer {
  readonly filePaths: readonly string[];
  readonly iguais?: Readonly<Record<string, string>>;
}

const addressOf = (name: string): string => `${runtimeConfig.apiUrl}/uploads/${encodeURIComponent(name)}`;

function isUploadAnswer(value: unknown): value is UploadAnswer {
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
 * @returns each as it arrived, in the order given
 * @throws HttpError with the API's sentence
 */
export async function uploadFiles(
  files: readonly File[],
  onProgress: (share: number) => void = () => undefined,
): Promise<Arrival[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const answer = await sendForm('upload', body, onProgress);
  if (!isUploadAnswer(answer)) throw answerError(502, undefined);
  const { filePaths, iguais = {} } = answer;
  return filePaths.map((name) => {
    const same = iguais[name];
    return { url: addressOf(name), same: same === undefined ? null : addressOf(same) };
  });
}

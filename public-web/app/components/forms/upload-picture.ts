import { formTexts } from '~/content/forms/texts';
import { post } from './post';
import { rejectionOf } from './rejection';

type Options = { headers: Record<string, string>; onProgress: (share: number) => void };

/**
 * Stores a picture through the API.
 * @returns its address, or the sentence that says why it was not stored
 */
export async function uploadPicture(
  apiUrl: string,
  file: File,
  options: Options,
): Promise<{ address: string } | { sentence: string }> {
  const body = new FormData();
  body.set('images', file);
  const answer = await post(`${apiUrl}/upload`, body, options);
  if (answer?.status !== 200) {
    const { sentence, byStatus } = answer ? rejectionOf(answer) : {};
    return { sentence: [formTexts.image.failure, sentence ?? byStatus].filter(Boolean).join(' ') };
  }
  const { filePaths } = JSON.parse(answer.text) as { filePaths: [string] };
  return { address: `${apiUrl}/uploads/${filePaths[0]}` };
}

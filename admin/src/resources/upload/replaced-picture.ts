import type { Fotografia } from '../../api-types.js';
import { pictureCalls } from '../../data-provider/picture-calls.js';
import { uploadFiles } from '../../data-provider/upload-files.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { descriptionOf, sentDescription } from '../../common/pictures/description-fields.js';
import { storedNameOf } from '../../common/pictures/use-fotografia.js';

/** A picture that another is to take the place of, with all that was said of it. */
export interface ReplacedPicture {
  readonly file: File;
  readonly fotografia: Fotografia | undefined;
}

/** Keeps a picture in this window; undefined where it cannot be read. */
export async function keepPicture(
  { nome, url }: UploadedFile,
  fotografia: Fotografia | undefined,
): Promise<ReplacedPicture | undefined> {
  const bytes = await pictureCalls.hiddenPicture(url).catch(() => undefined);
  return bytes && { file: new File([bytes], nome, { type: bytes.type }), fotografia };
}

/**
 * Shows a kept picture again wherever the one is that took its place, which goes, and says of it what was said.
 * @param por the stored name of the one that took its place
 * @throws HttpError with the API's sentence; what had not been done by then is left
 */
export async function putPictureBack({ file, fotografia }: ReplacedPicture, por: string): Promise<void> {
  const [arrival] = await uploadFiles([file]);
  const nome = storedNameOf(arrival?.url ?? '') ?? '';
  if (fotografia !== undefined) {
    const { menores, vistaEm, vistaPor, ate } = fotografia;
    const seen = menores ? { vistaEm, vistaPor, ate } : {};
    await pictureCalls.markPicture(nome, { menores, ...seen, ...sentDescription(descriptionOf(fotografia)) });
  }
  await pictureCalls.replacePicture(por, nome);
  if (fotografia?.estado === 'retirada') await pictureCalls.takeDownPicture(nome);
}

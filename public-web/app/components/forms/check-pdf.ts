import { formTexts } from '~/content/forms/texts';
import { withSize } from './with-size';

const texts = formTexts.file;

/** Returns the sentence for what is wrong with the files given for one PDF; it depends on the way they came. */
export function checkPdf(files: readonly File[], way: 'dropped' | 'chosen', maxBytes: number): string | undefined {
  const [file] = files;
  if (!file || files.length > 1) return withSize(texts.droppedWrong, maxBytes);
  const pdf = file.type === 'application/pdf' || (file.type === '' && /\.pdf\s*$/i.test(file.name));
  if (way === 'dropped' && (!pdf || file.size > maxBytes)) return withSize(texts.droppedWrong, maxBytes);
  if (!pdf) return texts.chosenWrongType;
  if (file.size > maxBytes) return withSize(texts.chosenTooLarge, maxBytes);
  return file.size === 0 ? texts.empty : undefined;
}

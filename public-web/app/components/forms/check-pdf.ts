import { formTexts } from '~/content/forms/texts';

const MAX_BYTES = 10 * 1024 * 1024;
const texts = formTexts.file;

/** What is wrong with the files that a person gave for one PDF, in the sentence for the way they came. */
export function checkPdf(files: readonly File[], way: 'dropped' | 'chosen'): string | undefined {
  const [file] = files;
  if (!file || files.length > 1) return texts.droppedWrong;
  const pdf = file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name));
  if (way === 'dropped' && (!pdf || file.size > MAX_BYTES)) return texts.droppedWrong;
  if (!pdf) return texts.chosenWrongType;
  if (file.size > MAX_BYTES) return texts.chosenTooLarge;
  return file.size === 0 ? texts.empty : undefined;
}

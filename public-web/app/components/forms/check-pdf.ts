import { formTexts } from '~/content/forms/texts';

const MAX_BYTES = 10 * 1024 * 1024;

/** What is wrong with a file, in the sentence for the way it came. */
export function checkPdf(file: File, way: 'dropped' | 'chosen'): string | undefined {
  const pdf = file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name));
  const { droppedWrong, chosenTooLarge, chosenWrongType } = formTexts.file;
  if (way === 'dropped') return pdf && file.size <= MAX_BYTES ? undefined : droppedWrong;
  if (!pdf) return chosenWrongType;
  return file.size <= MAX_BYTES ? undefined : chosenTooLarge;
}

import { ErrorCode, type FileRejection } from 'react-dropzone';
import { uploadInput } from '@contract/limits/upload-input';

export interface DropRules {
  readonly accept: Readonly<Record<string, string[]>>;
  readonly maxBytes: number;
  readonly maxFiles?: number | undefined;
}

const MB = 1024 * 1024;
/** The refusal of HEIC, the format of an iPhone's photographs, which no browser but its own shows. */
const HEIC =
  'as fotografias HEIC de um iPhone não são aceites. Partilhe-a como JPG, ou escolha em Definições › Câmara › Formatos › «Mais compatível».';

function reasonOf(code: string | undefined, { accept, maxBytes }: DropRules): string {
  if (code === ErrorCode.FileInvalidType) {
    const endings = Object.values(accept).flat();
    return `tipo de ficheiro não aceite. Escolha ${endings.join(', ')}.`;
  }
  if (code === ErrorCode.FileTooLarge) return `ficheiro demasiado grande. O máximo é ${maxBytes / MB} MB.`;
  if (code === ErrorCode.FileTooSmall) return 'ficheiro demasiado pequeno: está vazio.';
  return 'ficheiro não aceite.';
}

/** Why files were not taken: a sentence for each that names it, and one for all when they are too many. */
export function rejectionMessages(rejections: readonly FileRejection[], rules: DropRules): string[] {
  const sentences = rejections.map(({ file, errors }) => {
    if (/\.hei[cf]$/i.test(file.name)) return `${file.name}: ${HEIC}`;
    const own = errors.find(({ code }) => code !== ErrorCode.TooManyFiles);
    if (own !== undefined) return `${file.name}: ${reasonOf(own.code, rules)}`;
    return rules.maxFiles === 1
      ? 'Demasiados ficheiros: escolha um só.'
      : `Demasiados ficheiros: escolha ${rules.maxFiles} no máximo.`;
  });
  return [...new Set(sentences)];
}

/** The images that the API takes, by content and by name. */
export const ACCEPTED_IMAGES: Record<string, string[]> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg', '.mpo'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
};

export const MAX_IMAGE_BYTES = uploadInput.images.maxLength;
export const MAX_IMAGE_MB = MAX_IMAGE_BYTES / 1024 / 1024;

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

const twoDecimals = new Intl.NumberFormat('pt-PT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A file's size in whole Bytes, or in KB, MB or GB with 2 decimals. */
export function fileSize(bytes: number): string {
  const step = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1) : 0;
  return `${step === 0 ? bytes : twoDecimals.format(bytes / 1024 ** step)} ${UNITS[step]}`;
}

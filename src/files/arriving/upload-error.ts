import { MulterError } from 'multer';
import { AppError } from '../../platform/errors/app-error.js';
import { messages } from '../../platform/messages.js';

/** What a form may hold, as far as a refusal names it. */
interface Limits {
  field: string;
  maxFiles: number;
  /** The sentence where a file is larger. */
  tooLarge: string;
}

/** What multer and its parser say, as people read it; anything else stays as it is. */
export function uploadError(error: unknown, { field, maxFiles, tooLarge }: Limits): unknown {
  if (!(error instanceof Error)) return error;
  // the parser's own complaints have no class of their own; they carry these words
  const broken = /^(Unexpected end of|Malformed|Multipart: Boundary|Request (aborted|closed)|aborted)/i;
  if (!(error instanceof MulterError)) {
    return broken.test(error.message) ? new AppError('invalid', messages.multipartBroken) : error;
  }
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return new AppError('tooLarge', tooLarge);
    case 'LIMIT_FIELD_VALUE':
      return new AppError('tooLarge', messages.bodyTooLarge);
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_UNEXPECTED_FILE':
      return new AppError('invalid', `Envie no máximo ${maxFiles} ficheiro(s), no campo "${field}".`);
    case 'LIMIT_PART_COUNT':
    case 'LIMIT_FIELD_KEY':
    case 'LIMIT_FIELD_COUNT':
    case 'MISSING_FIELD_NAME':
      return new AppError('invalid', messages.badRequest);
  }
}

import { Multipart } from '../../files/arriving/multipart.interceptor.js';
import { messages } from '../../platform/messages.js';

export const ATTACHMENT_BYTES = 10_485_760;

/** Reads a form with one optional PDF of at most 10 MB in `field`. */
export const WithAttachment = (field: string) =>
  Multipart({ field, maxFiles: 1, maxFileSize: ATTACHMENT_BYTES, tooLarge: messages.attachmentTooLarge });

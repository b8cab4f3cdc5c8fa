import { eventoInput } from '@contract/limits/evento-input';
import { uploadInput } from '@contract/limits/upload-input';

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

/** As many as the API takes in one call. */
export const MAX_IMAGES_AT_ONCE = uploadInput.images.maxItems;

/** As many as a record takes. */
export const MAX_PHOTOS = eventoInput.fotos.maxItems;

/** The images that the API takes, by content and by name. */
export const ACCEPTED_IMAGES: Record<string, string[]> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
};

/** 10 MB, as the hint says. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** As many as the API takes in one call. */
export const MAX_IMAGES_AT_ONCE = 20;

/** As many as a record takes. */
export const MAX_PHOTOS = 50;

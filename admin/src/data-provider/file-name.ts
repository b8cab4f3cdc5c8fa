/** Returns the name of an uploaded file, for people: the stored one without its time and its random part. */
export const fileNameOf = (stored: string): string =>
  stored.slice(stored.indexOf('_') + 1).replace(/-[0-9a-f]{32}(?=\.)/, '');

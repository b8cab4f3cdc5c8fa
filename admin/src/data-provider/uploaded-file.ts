import { runtimeConfig } from '../runtime-config.js';

export interface UploadedFile {
  readonly id: string;
  readonly url: string;
  readonly tipo: 'pdf' | 'image';
  /** When it was uploaded, ISO 8601, or null where the name does not begin with a time. */
  readonly createdAt: string | null;
  /** The name without time and random part, for people. */
  readonly nome: string;
}

/** Reads a stored name `<ms>_<slug>-<random>.<ext>`: the prefix is when, the extension is what. */
export function uploadedFile(name: string): UploadedFile {
  const underscore = name.indexOf('_');
  const time = Number(underscore > 0 ? name.slice(0, underscore) : Number.NaN);
  const moment = new Date(time);
  return {
    id: name,
    url: `${runtimeConfig.apiUrl}/uploads/${encodeURIComponent(name)}`,
    tipo: name.toLowerCase().endsWith('.pdf') ? 'pdf' : 'image',
    createdAt: Number.isNaN(moment.getTime()) ? null : moment.toISOString(),
    nome: name.slice(underscore + 1).replace(/-[0-9a-f]{32}(?=\.)/, ''),
  };
}

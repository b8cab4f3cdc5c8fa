import { addressOf } from '../runtime-config.js';
import { fileNameOf } from './file-name.js';

export type UploadedFile = ReturnType<typeof uploadedFile>;

/** Reads a stored name `<ms>_<slug>-<random>.<ext>`: the prefix is when, the extension is what. */
export function uploadedFile(name: string) {
  const underscore = name.indexOf('_');
  const time = Number(underscore > 0 ? name.slice(0, underscore) : Number.NaN);
  const moment = new Date(time);
  return {
    id: name,
    url: addressOf(name),
    tipo: name.toLowerCase().endsWith('.pdf') ? ('pdf' as const) : ('image' as const),
    /** When it was uploaded, or null where the name does not begin with a time. */
    createdAt: Number.isNaN(moment.getTime()) ? null : moment.toISOString(),
    nome: fileNameOf(name),
  };
}

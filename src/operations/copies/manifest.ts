import { z } from 'zod';
import { areas } from '#files/storage/storage.js';

/** A refusal to copy or to restore, in words for the operator. */
export class BackupProblem extends Error {}

const size = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const stored = z.object({ area: z.enum(areas), nome: z.string() });

/** An archive's description of itself, which is its last entry: an archive without one was cut off. */
export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  schema: z.array(z.string()).min(1),
  /** The identifiers of the installation's secrets; they tell nothing of the secrets themselves. */
  secrets: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), rows: size, size, sha256 })),
  files: z.array(stored.extend({ size, sha256 })),
  /** Files that rows name but that were already gone. */
  missing: z.array(stored),
  /** Files that were no longer as their rows say. */
  changed: z.array(stored),
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST_ENTRY = 'manifest.json';
export const SECRETS_ENTRY = 'jwt-secret';
export const tableEntry = (name: string): string => `tables/${name}.ndjson.gz`;
export const fileEntry = ({ area, nome }: z.output<typeof stored>): string => `files/${area}/${nome}`;

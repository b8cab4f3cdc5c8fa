import type { ObjectLiteral } from 'typeorm';
import { resourceNamed } from '../../../platform/database/resource.js';
import { DRAFT_TITLE_LENGTH } from './draft.entity.js';

/** How the list calls what waits, and whether that is a sample. */
export function listedAs(resource: string, contents: ObjectLiteral): { titulo: string; exemplo: boolean } {
  const titulo = String(contents[resourceNamed(resource, 'history')?.title ?? '']).slice(0, DRAFT_TITLE_LENGTH);
  return { titulo, exemplo: contents['exemplo'] === true };
}

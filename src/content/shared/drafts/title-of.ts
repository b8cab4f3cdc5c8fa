import type { ObjectLiteral } from 'typeorm';
import { historyKindNamed } from '../history/keeps-history.js';
import { DRAFT_TITLE_LENGTH } from './draft.entity.js';

/** How the list calls what waits. */
export function titleOf(resource: string, contents: ObjectLiteral): string {
  return String(contents[historyKindNamed(resource)?.title ?? '']).slice(0, DRAFT_TITLE_LENGTH);
}

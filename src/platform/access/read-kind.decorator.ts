import { SetMetadata } from '@nestjs/common';

/**
 * How a visitors' read differs from the rest: `state` says how the process is and is always answered; `form` is needed
 * to send a form and is answered however busy the process is; `file` comes in dozens a page.
 */
export type ReadKind = 'state' | 'form' | 'file';

export const READ_KIND = 'readKind';

/** States of a public GET that it is not refused, or not counted, as the others are. */
export const Read = (kind: ReadKind) => SetMetadata<string, ReadKind>(READ_KIND, kind);

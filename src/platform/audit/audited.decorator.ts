import { SetMetadata } from '@nestjs/common';
import type { AuditVerb } from './audit-verb.js';

export const AUDITED = 'audited';

/** Has the trail tell of a route that would not be told of, or with another verb than its method's. */
export const Audited = (verb: AuditVerb) => SetMetadata<string, AuditVerb>(AUDITED, verb);

/** Has the trail tell nothing of a route that changes nothing, whatever its method. */
export const NotAudited = () => SetMetadata<string, null>(AUDITED, null);

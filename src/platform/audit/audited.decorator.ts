import { SetMetadata } from '@nestjs/common';
import type { AuditVerb } from './audit-verb.js';

export const AUDITED = 'audited';

/** Has the trail tell of a route that would not be told of, or with another verb than its method's. */
export const Audited = (verb: AuditVerb) => SetMetadata<string, AuditVerb>(AUDITED, verb);

import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { AuditVerb } from './audit-verb.js';
import { AUDITED } from './audited.decorator.js';

const verbs: Readonly<Partial<Record<string, AuditVerb>>> = { POST: 'criou', PUT: 'alterou', DELETE: 'eliminou' };

/** Returns the trail's verb for a request, by its route or else by its method; undefined where it only reads. */
export function verbOf(reflector: Reflector, context: ExecutionContext): AuditVerb | undefined {
  const { method } = context.switchToHttp().getRequest<Request>();
  const said = reflector.get<AuditVerb | null | undefined>(AUDITED, context.getHandler());
  return said === undefined ? verbs[method] : (said ?? undefined);
}

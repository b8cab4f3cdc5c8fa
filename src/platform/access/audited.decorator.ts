import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import { type AuditVerb, runAudited } from '../requests/audited-action.js';
import { shortenedAddress } from '../requests/client-of.js';
import type { AuthenticatedRequest } from './access.decorator.js';

const AUDITED = 'audited';

/** Has the trail tell of a route that would not be told of, or with another verb than its method's. */
export const Audited = (verb: AuditVerb) => SetMetadata<string, AuditVerb>(AUDITED, verb);

/** Has the trail tell nothing of a route that changes nothing, whatever its method. */
export const NotAudited = () => SetMetadata<string, null>(AUDITED, null);

const RESOURCE = 'resource';
/** The shape of a resource's name; anything else that somebody typed is not kept. */
const RESOURCE_NAME = /^[a-z][a-z-]{0,31}$/;

/** States the resource that a controller serves; `:recurso` where the address names it. */
export const ServesResource = (name: string) => SetMetadata(RESOURCE, name);

export function servedResource(context: ExecutionContext): string | undefined {
  const stated = Reflect.getMetadata(RESOURCE, context.getClass()) as string | undefined;
  if (stated !== ':recurso') return stated;
  const { recurso } = context.switchToHttp().getRequest<Request>().params;
  return typeof recurso === 'string' && RESOURCE_NAME.test(recurso) ? recurso : '';
}

const verbs: Readonly<Partial<Record<string, AuditVerb>>> = { POST: 'criou', PUT: 'alterou', DELETE: 'eliminou' };

/** Returns the trail's verb for a request, by its route or else by its method; undefined where it only reads. */
export function verbOf(context: ExecutionContext): AuditVerb | undefined {
  const { method } = context.switchToHttp().getRequest<Request>();
  const stated = Reflect.getMetadata(AUDITED, context.getHandler()) as AuditVerb | null | undefined;
  return stated === undefined ? verbs[method] : (stated ?? undefined);
}

/** Makes what a signed-in person changes known to the unit of work that changes it. Visitors' requests pass untouched. */
export function auditRequest(context: ExecutionContext, work: () => Promise<unknown>): Promise<unknown> {
  const { userId: actorId, ip = '', params } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  const verb = actorId === undefined ? undefined : verbOf(context);
  if (actorId === undefined || verb === undefined) return work();
  const resource = servedResource(context);
  if (resource === undefined) throw new Error(`${context.getClass().name} states no resource`);
  // a page of the site is known by its key
  const { id, chave = id } = params;
  const recordId = typeof chave === 'string' ? chave : undefined;
  return runAudited({ verb, resource, recordId, actorId, origin: shortenedAddress(ip) }, work);
}

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

const SECTION = 'section';
/** The shape of a resource's name; anything else that somebody typed is not kept. */
const RESOURCE = /^[a-z][a-z-]{0,31}$/;

/** States the section that a controller serves, by its resource's name; `:recurso` where the address names it. */
export const Section = (name: string) => SetMetadata(SECTION, name);

export function sectionOf(context: ExecutionContext): string | undefined {
  const stated = Reflect.getMetadata(SECTION, context.getClass()) as string | undefined;
  if (stated !== ':recurso') return stated;
  const { recurso } = context.switchToHttp().getRequest<Request>().params;
  return typeof recurso === 'string' && RESOURCE.test(recurso) ? recurso : '';
}

const verbs: Readonly<Partial<Record<string, AuditVerb>>> = { POST: 'criou', PUT: 'alterou', DELETE: 'eliminou' };

/** Returns the trail's verb for a request, by its route or else by its method; undefined where it only reads. */
export function verbOf(context: ExecutionContext): AuditVerb | undefined {
  const { method } = context.switchToHttp().getRequest<Request>();
  const said = Reflect.getMetadata(AUDITED, context.getHandler()) as AuditVerb | null | undefined;
  return said === undefined ? verbs[method] : (said ?? undefined);
}

/** Makes what a signed-in person changes known to the unit of work that changes it. Visitors' requests pass untouched. */
export function audited(context: ExecutionContext, work: () => Promise<unknown>): Promise<unknown> {
  const { userId: actorId, ip = '', params } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  const verb = actorId === undefined ? undefined : verbOf(context);
  if (actorId === undefined || verb === undefined) return work();
  const section = sectionOf(context);
  if (section === undefined) throw new Error(`${context.getClass().name} states no section`);
  // a page of the site is known by its key
  const { id, chave = id } = params;
  const recordId = typeof chave === 'string' ? chave : undefined;
  return runAudited({ verb, section, recordId, actorId, origin: shortenedAddress(ip) }, work);
}

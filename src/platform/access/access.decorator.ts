import { applyDecorators, createParamDecorator, type ExecutionContext, Header, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refuses } from '../http/answers.js';
import type { Papel } from '../papeis.js';
import { type AuditVerb, runAudited } from '../requests/audited-action.js';
import { shortenedAddress } from '../requests/client-of.js';

/**
 * The callers that a route is open to: everybody; everybody, with editors recognised; administrators; editors, which
 * administrators are too; editors and the holder of a testimonial invitation. A route that states nothing is closed to
 * all.
 */
export type Access = 'public' | 'publicAndEditor' | 'admin' | 'editor' | 'editorOrInvited';

export const ACCESS = 'access';

type Docs = string | { summary: string; description: string };

const open = (access: Access, docs: Docs | undefined, ...refusals: (MethodDecorator & ClassDecorator)[]) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, access),
    ...(docs === undefined ? [] : [ApiOperation(typeof docs === 'string' ? { summary: docs } : docs)]),
    ...refusals,
  );

export const Public = (docs?: Docs) => open('public', docs);

/** Has no cache on the way keep an answer: it is somebody's own, or of this moment. */
export const NoStore = () => Header('Cache-Control', 'no-store');

/** A route of whoever holds a mailed link: its answer is kept by nobody on the way, and found by no search engine. */
export const ByLink = (summary: string) =>
  applyDecorators(Public(summary), NoStore(), Header('X-Robots-Tag', 'noindex'));

/** Open to administrators alone: whatever tells of people. */
export const Admin = (docs?: Docs) =>
  open('admin', docs, ApiBearerAuth(), Refuses({ 401: 'Sem sessão válida.', 403: 'A conta não é de administração.' }));

export const Editor = (docs?: Docs) => open('editor', docs, ApiBearerAuth(), Refuses({ 401: 'Sem sessão válida.' }));

/** Open to everybody; a token that is sent must be valid, and its owner is shown more. */
export const PublicAndEditor = (docs?: Docs) =>
  open(
    'publicAndEditor',
    docs,
    ApiSecurity({}),
    ApiBearerAuth(),
    Refuses({ 401: 'Foi enviada uma sessão que não é válida.' }),
  );

export const INVITATION_HEADER = 'X-Convite';
export const INVITATION_SCHEME = 'convite';

/** Open to whoever may sign in, and to the holder of a testimonial invitation. */
export const EditorOrInvited = (docs?: Docs) =>
  open(
    'editorOrInvited',
    docs,
    ApiBearerAuth(),
    ApiSecurity(INVITATION_SCHEME),
    Refuses({ 401: 'Sem sessão nem convite válidos.', 410: 'O convite já foi usado, expirou ou foi anulado.' }),
  );

export const BEFORE_SECOND_STEP = 'beforeSecondStep';

/** Open, too, to an account that must have a second step and has none yet: what it needs to set one up, and to leave. */
export const BeforeSecondStep = () => SetMetadata(BEFORE_SECOND_STEP, true);

/** A request after the guard has let somebody in who has signed in. */
export interface AuthenticatedRequest extends Request {
  userId?: number;
  papel?: Papel;
  /** The invitation whose holder makes the request, where nobody does who has signed in. */
  conviteId?: number;
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<AuthenticatedRequest>();

/** Hands a handler what the guard knows of whoever has signed in. */
const ofCaller = <Name extends 'userId' | 'papel'>(name: Name) =>
  createParamDecorator((_data: unknown, context: ExecutionContext) => {
    const value = requestOf(context)[name];
    if (value === undefined) throw new Error(`${name} is for routes that ask for a token`);
    return value;
  });

export const CurrentUserId = ofCaller('userId');
export const CurrentPapel = ofCaller('papel');

export const IsEditor = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => requestOf(context).userId !== undefined,
);

export const InvitationId = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => requestOf(context).conviteId,
);

/**
 * How a visitors' read differs from the rest: `state` says how the process is and is always answered; `form` is needed
 * to send a form and is answered however busy the process is; `file` comes in dozens a page.
 */
export type ReadKind = 'state' | 'form' | 'file';

export const READ_KIND = 'readKind';

/** States of a public GET that it is not refused, or not counted, as the others are. */
export const Read = (kind: ReadKind) => SetMetadata<string, ReadKind>(READ_KIND, kind);

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

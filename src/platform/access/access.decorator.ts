import { applyDecorators, createParamDecorator, type ExecutionContext, Header, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refuses } from '../http/answers.js';
import type { Papel } from '../papeis.js';

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

/** A route of whoever holds a mailed link: its answer is kept by nobody on the way, and found by no search engine. */
export const ByLink = (summary: string) =>
  applyDecorators(Public(summary), Header('Cache-Control', 'no-store'), Header('X-Robots-Tag', 'noindex'));

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

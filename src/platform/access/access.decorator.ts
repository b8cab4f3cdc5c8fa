import { applyDecorators, SetMetadata } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiSecurity,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';

/**
 * The callers that a route is open to: everybody; everybody, with editors recognised; administrators; editors, which
 * administrators are too; editors and the holder of a testimonial invitation. A route that states nothing is closed to
 * all.
 */
export type Access = 'public' | 'publicAndEditor' | 'admin' | 'editor' | 'editorOrInvited';

export const ACCESS = 'access';

/** Open to everybody. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Open to administrators alone: whatever tells of people. */
export const Admin = () =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, 'admin'),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Sem sessão válida.' }),
    ApiForbiddenResponse({ type: ErrorBody, description: 'A conta não é de administração.' }),
  );

/** Open to whoever may sign in: content and files, and one's own account. */
export const Editor = () =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, 'editor'),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Sem sessão válida.' }),
  );

/** Open to everybody; a token that is sent must be valid, and its owner is shown more. */
export const PublicAndEditor = () =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, 'publicAndEditor'),
    ApiSecurity({}),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Foi enviada uma sessão que não é válida.' }),
  );

/** The request header in which the holder of an invitation shows it. */
export const INVITATION_HEADER = 'X-Convite';

/** The name of that way in, in the OpenAPI document. */
export const INVITATION_SCHEME = 'convite';

/** Open to whoever may sign in, and to the holder of a testimonial invitation. */
export const EditorOrInvited = () =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, 'editorOrInvited'),
    ApiBearerAuth(),
    ApiSecurity(INVITATION_SCHEME),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Sem sessão nem convite válidos.' }),
    ApiGoneResponse({ type: ErrorBody, description: 'O convite já foi usado, expirou ou foi anulado.' }),
  );

export const BEFORE_SECOND_STEP = 'beforeSecondStep';

/** Open, too, to an account that must have a second step and has none yet: what it needs to set one up, and to leave. */
export const BeforeSecondStep = () => SetMetadata(BEFORE_SECOND_STEP, true);

/** The roles of an account: one may do everything, the other content and files, and nothing that is about people. */
export const papeis = ['administracao', 'edicao'] as const;

export type Papel = (typeof papeis)[number];

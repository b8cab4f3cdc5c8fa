import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiGoneResponse, ApiSecurity, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';

/**
 * Who may call a route: everybody; everybody, administrators being known as such; administrators; administrators and
 * the holder of a testimonial invitation. A route that states nothing is closed to all.
 */
export type Access = 'public' | 'publicAndAdmin' | 'admin' | 'adminOrInvited';

export const ACCESS = 'access';

/** Open to everybody. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Open to administrators with a valid token. */
export const Admin = () =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, 'admin'),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Sem sessão válida.' }),
  );

/** Open to everybody; a token that is sent must be valid, and its administrator is shown more. */
export const PublicAndAdmin = () =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, 'publicAndAdmin'),
    ApiSecurity({}),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Foi enviada uma sessão que não é válida.' }),
  );

/** The request header in which the holder of an invitation shows it. */
export const INVITATION_HEADER = 'X-Convite';

/** What the OpenAPI document calls that way in. */
export const INVITATION_SCHEME = 'convite';

/** Open to administrators, and to the holder of a testimonial invitation. */
export const AdminOrInvited = () =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, 'adminOrInvited'),
    ApiBearerAuth(),
    ApiSecurity(INVITATION_SCHEME),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Sem sessão nem convite válidos.' }),
    ApiGoneResponse({ type: ErrorBody, description: 'O convite já foi usado, expirou ou foi anulado.' }),
  );

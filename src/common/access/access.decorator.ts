import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';

/** Who may call a route. A route that states nothing is closed to all. */
export type Access = 'public' | 'admin';

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

import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { ErrorBody } from '../errors/error-body.js';
import { type RateName, RateLimits } from './rate-limits.js';

const RATE = 'rate';

/** Counts a client's requests against the rate that the route names. */
@Injectable()
class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rate = this.reflector.get<RateName>(RATE, context.getHandler());
    await this.limits.consumeByAddress(rate, context.switchToHttp().getRequest<Request>().ip ?? '');
    return true;
  }
}

/** Limits a route to its rate; the client is the address that `TRUST_PROXY` lets us believe. */
export const RateLimited = (rate: RateName) =>
  applyDecorators(
    SetMetadata(RATE, rate),
    UseGuards(RateLimitGuard),
    ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Demasiados pedidos.' }),
  );

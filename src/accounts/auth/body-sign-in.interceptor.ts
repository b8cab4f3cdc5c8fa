import type { CallHandler, ExecutionContext, NestInterceptor, Type } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { BodyPipe } from '../../platform/http/body.pipe.js';

/** Asks passport who signs in: after the guards, because only then a body is read, and after its fields were looked at. */
export abstract class BodySignIn extends AuthGuard() implements NestInterceptor {
  private readonly pipe = new BodyPipe();

  constructor(
    strategyName: string,
    private readonly metatype: Type,
  ) {
    super({ defaultStrategy: strategyName });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await this.pipe.transform(request.body, { type: 'body', metatype: this.metatype });
    await this.canActivate(context);
    return next.handle();
  }

  override handleRequest<Known>(error: unknown, known: Known): Known {
    if (error !== null && error !== undefined) throw error as Error;
    return known;
  }
}

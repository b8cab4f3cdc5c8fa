import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { BodyPipe } from '../../platform/http/body.pipe.js';
import { LoginDto } from './login.dto.js';
import { PasswordStrategy } from './password.strategy.js';

/** Asks passport who signs in: after the guards, because only then a body is read, and after its fields were looked at. */
@Injectable()
export class PasswordSignIn extends AuthGuard() implements NestInterceptor {
  private readonly pipe = new BodyPipe();

  constructor(strategy: PasswordStrategy) {
    super({ defaultStrategy: strategy.name });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await this.pipe.transform(request.body, { type: 'body', metatype: LoginDto });
    await this.canActivate(context);
    return next.handle();
  }

  override handleRequest<Known>(error: unknown, known: Known): Known {
    if (error !== null && error !== undefined) throw error as Error;
    return known;
  }
}

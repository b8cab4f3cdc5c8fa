import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { from, type Observable, switchMap } from 'rxjs';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { isBounded } from './is-bounded.js';

const parse = express.json({ limit: 256 * 1024, strict: true });

/** Reads JSON bodies after the guards have let the caller in: nobody else's bytes are read. At most 256 KB. */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!hasBody(request)) return next.handle();
    return from(read(request, http.getResponse())).pipe(switchMap(() => next.handle()));
  }
}

function hasBody({ headers }: Request): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function read(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error !== undefined) reject(error as Error);
      else if (isBounded(request.body)) resolve();
      else reject(new AppError('invalid', messages.badRequest));
    });
  });
}

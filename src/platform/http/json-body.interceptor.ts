import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { from, type Observable, switchMap } from 'rxjs';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { isBounded } from './is-well-formed.js';
import { hasBody, readBody } from './read-body.js';

const LIMIT_BYTES = 256 * 1024;
const BODY_BYTES = 'bodyBytes';
const parsers = new Map<number, RequestHandler>();

/** Lets the bodies of a route be this many times as large as others: what says two states of a record, say. */
export const LargeBody = (times: number) => SetMetadata<string, number>(BODY_BYTES, times * LIMIT_BYTES);

/** Reads JSON bodies after the guards have let the caller in: nobody else's bytes are read. */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!hasBody(request)) return next.handle();
    const bytes = (Reflect.getMetadata(BODY_BYTES, context.getHandler()) as number | undefined) ?? LIMIT_BYTES;
    const read = () => parsed(request, http.getResponse(), bytes);
    const bounds = { bytes, tooLarge: () => new AppError('tooLarge', messages.bodyTooLarge) };
    return from(isMultipart(request) ? read() : readBody(request, bounds, read)).pipe(switchMap(() => next.handle()));
  }
}

function isMultipart(request: Request): boolean {
  return typeof request.is('multipart/*') === 'string';
}

function parsed(request: Request, response: Response, limit: number): Promise<void> {
  const parse = parsers.get(limit) ?? express.json({ limit, strict: true });
  parsers.set(limit, parse);
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error !== undefined) reject(error as Error);
      else if (isBounded(request.body)) resolve();
      else reject(new AppError('invalid', messages.badRequest));
    });
  });
}

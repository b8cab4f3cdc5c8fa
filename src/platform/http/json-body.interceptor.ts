import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { isBounded } from './json.js';
import { hasBody, readBody } from './read-body.js';

const LIMIT_BYTES = 256 * 1024;
const BODY_BYTES = 'bodyBytes';
const parsers = new Map<number, RequestHandler>();

/** Lets the bodies of a route be this many times as large as others: what says two states of a record, say. */
export const LargeBody = (times: number) => SetMetadata<string, number>(BODY_BYTES, times * LIMIT_BYTES);

/** Reads JSON bodies after the guards have let the caller in: nobody else's bytes are read (docs/decisions/0007). */
@Injectable()
export class JsonBodyInterceptor {
  async intercept(context: ExecutionContext): Promise<void> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!hasBody(request) || typeof request.is('multipart/*') === 'string') return;
    const bytes = (Reflect.getMetadata(BODY_BYTES, context.getHandler()) as number | undefined) ?? LIMIT_BYTES;
    const bounds = { bytes, tooLarge: () => new AppError('tooLarge') };
    await readBody(request, bounds, () => parsed(request, http.getResponse(), bytes));
  }
}

function parsed(request: Request, response: Response, limit: number): Promise<void> {
  const parse = parsers.get(limit) ?? express.json({ limit, strict: true });
  parsers.set(limit, parse);
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error !== undefined) reject(error as Error);
      else if (isBounded(request.body)) resolve();
      else reject(new AppError('invalid'));
    });
  });
}

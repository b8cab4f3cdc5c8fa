import { randomUUID } from 'node:crypto';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { QueryFailedError } from 'typeorm';
import { messages } from '../messages.js';
import { currentRequestId } from '../requests/request-id.js';
import { AppError, type ErrorBody, errorBody, type ErrorKind, statusOf } from './app-error.js';
import { databaseTrouble } from './database-errors.js';

const RETRY_AFTER_SECONDS: Partial<Record<ErrorKind, number>> = { unavailable: 5, overloaded: 5, tooMany: 60 };

/** Turns whatever was thrown into the error envelope. Nothing internal leaves: an unknown error says only its id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const known = toAppError(thrown);
    if (known === undefined) {
      const requestId = currentRequestId() ?? randomUUID();
      this.logger.error({ requestId, error: describeError(thrown) });
      respond(response, 500, messages.internal, { requestId });
      return;
    }
    // that it is overloaded is in the log once, not once a request
    if (known.kind === 'unavailable') this.logger.warn({ unavailable: describeError(thrown) });
    const retryAfter = RETRY_AFTER_SECONDS[known.kind];
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    if (known.kind === 'unauthenticated') response.setHeader('WWW-Authenticate', 'Bearer');
    respond(response, statusOf(known.kind), known.message, known.fields && { errors: { ...known.fields } });
  }
}

function respond(response: Response, statusCode: number, message: string, more?: Partial<ErrorBody>): void {
  response.setHeader('Cache-Control', 'no-store');
  // a file that was about to be sent has left its own; of these a range that is not there needs the file's length
  for (const header of ['Content-Disposition', 'ETag', 'Last-Modified']) response.removeHeader(header);
  if (statusCode !== statusOf('range')) response.removeHeader('Content-Range');
  response
    .status(statusCode)
    .type('json')
    .json(errorBody(statusCode, message, more));
}

function toAppError(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown;
  switch (databaseTrouble(thrown)) {
    case 'duplicate':
      return new AppError('conflict', messages.duplicate);
    case 'reference':
      return new AppError('conflict', messages.referenced);
    case 'busy':
    case 'unavailable':
      return new AppError('unavailable');
    case undefined:
      return fromHttp(thrown);
  }
}

/** The refusals of the framework and of the body parser: they carry a status, and the sentence is ours. */
const ofFramework: readonly ErrorKind[] = [
  'invalid',
  'notFound',
  'precondition',
  'tooLarge',
  'unsupported',
  'range',
  'tooMany',
  'unavailable',
];

function fromHttp(thrown: unknown): AppError | undefined {
  const { status, type } = (thrown ?? {}) as { status?: unknown; type?: unknown };
  const code = Number(thrown instanceof HttpException ? thrown.getStatus() : status);
  const kind = ofFramework.find((one) => statusOf(one) === code);
  if (kind === undefined) return undefined;
  if (type === 'entity.parse.failed') return new AppError(kind, messages.badJson);
  return kind === 'notFound' ? new AppError(kind, messages.unknownRoute) : new AppError(kind);
}

/** For the log, only the code and the frames of errors whose message can quote a person or a file's name. */
export function describeError(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const stack = thrown.stack ?? thrown.message;
  const { code = 'unknown', syscall } = (
    thrown instanceof QueryFailedError ? thrown.driverError : thrown
  ) as NodeJS.ErrnoException;
  if (!(thrown instanceof QueryFailedError) && syscall === undefined) return stack;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return [[thrown.name, code, syscall].filter((word) => word !== undefined).join(' '), ...frames].join('\n');
}

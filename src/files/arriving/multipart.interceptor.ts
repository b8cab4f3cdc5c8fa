import { AsyncResource } from 'node:async_hooks';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { catchError, concatMap, from, type Observable } from 'rxjs';
import { Storage } from '../storage/storage.js';
import type { AuthenticatedRequest } from '../../platform/access/current-user.decorator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { readBody } from '../../platform/http/read-body.js';
import { messages } from '../../platform/messages.js';
import { StagingEngine } from './staging-engine.js';
import { uploadError } from './upload-error.js';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELD_NAME_BYTES = 100;
/** What the parts' headers and boundaries take, and an ending that nobody asked for. */
const AROUND_BYTES = 64 * 1024;

interface MultipartOptions {
  /** The one file field of the form. */
  field: string;
  maxFiles: number;
  /** Bytes of one file; exactly this many pass. */
  maxFileSize: number;
  /** The sentence where a file is larger. */
  tooLarge: string;
}

/**
 * Reads a multipart body, files into staging. After the handler whatever was not published is discarded, so no
 * refusal, error or abort leaves a file behind.
 * @param allowed what the form may hold, for all or by who sends it
 */
export function Multipart(
  allowed: MultipartOptions | ((request: AuthenticatedRequest) => MultipartOptions),
): Type<NestInterceptor> {
  @Injectable()
  class MultipartInterceptor implements NestInterceptor {
    constructor(private readonly storage: Storage) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
      const response = context.switchToHttp().getResponse<Response>();
      if (typeof request.is('multipart/form-data') !== 'string') throw new AppError('unsupported', messages.badRequest);
      const options = typeof allowed === 'function' ? allowed(request) : allowed;
      const staging = new StagingEngine(this.storage);
      const bytes = options.maxFiles * options.maxFileSize + MAX_FIELDS * MAX_FIELD_BYTES + AROUND_BYTES;
      const read = (refuse: (error: Error) => void) => this.parse(staging, options, request, response, refuse);
      return from(readBody(request, { bytes, tooLarge: options.tooLarge }, read)).pipe(
        // the body's last byte comes in a scope of the connection; the handler belongs to the request's
        concatMap(AsyncResource.bind(() => next.handle())),
        concatMap(async (answer: unknown) => {
          await staging.discardAll();
          return answer;
        }),
        catchError(async (error: unknown) => {
          await staging.discardAll();
          throw uploadError(error, options);
        }),
      );
    }

    private parse(
      storage: StagingEngine,
      options: MultipartOptions,
      request: Request,
      response: Response,
      refuse: (error: Error) => void,
    ): Promise<void> {
      const limits = {
        fileSize: options.maxFileSize,
        files: options.maxFiles,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        fieldNameSize: MAX_FIELD_NAME_BYTES,
      };
      const read = multer({ storage, limits, defParamCharset: 'utf8' }).array(options.field);
      // multer answers what it refuses at the end of the body
      storage.once('tooLarge', () => refuse(new MulterError('LIMIT_FILE_SIZE')));
      return new Promise((resolve, reject) => {
        void read(request, response, (error?: unknown) => {
          if (error !== undefined && error !== null) reject(error as Error);
          // multer lets by what it does not take for multipart: it is stricter about the header than Express
          else if (request.files === undefined) reject(new AppError('invalid', messages.multipartBroken));
          else resolve();
        });
      });
    }
  }
  return mixin(MultipartInterceptor);
}

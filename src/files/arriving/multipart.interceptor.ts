import { AsyncResource } from 'node:async_hooks';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { catchError, concatMap, from, type Observable } from 'rxjs';
import { Storage } from '../storage/storage.js';
import type { AuthenticatedRequest } from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { readBody } from '#platform/http/read-body.js';
import { messages } from '#platform/messages.js';
import { fileTooLarge, formBytes, type FormFiles, MultipartForm } from './multipart-form.js';

/** Where a route keeps what files its form may hold. */
export const FORM_FILES = 'form:files';

type Allowed = FormFiles | ((request: AuthenticatedRequest) => FormFiles);

/** Reads a multipart body, files into staging; whatever the handler did not publish is discarded. */
@Injectable()
class MultipartInterceptor implements NestInterceptor {
  constructor(private readonly storage: Storage) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (typeof request.is('multipart/form-data') !== 'string') throw new AppError('unsupported', messages.badRequest);
    const allowed = Reflect.getMetadata(FORM_FILES, context.getHandler()) as Allowed;
    const files = typeof allowed === 'function' ? allowed(request) : allowed;
    const form = new MultipartForm(request, files, this.storage);
    const read = async () => {
      Object.assign(request, { files: await form.read(), body: form.fields });
    };
    return from(readBody(request, { bytes: formBytes(files), tooLarge: () => fileTooLarge(files) }, read)).pipe(
      // the body's last byte comes in a scope of the connection; the handler belongs to the request's
      concatMap(AsyncResource.bind(() => next.handle())),
      concatMap(async (answer: unknown) => {
        await form.discard();
        return answer;
      }),
      catchError(async (error: unknown) => {
        await form.discard();
        throw error;
      }),
    );
  }
}

/** Has a handler take a multipart form. @param allowed the files that it may hold, for all or by who sends it */
export const Multipart = (allowed: Allowed) =>
  applyDecorators(
    SetMetadata(FORM_FILES, allowed),
    UseInterceptors(MultipartInterceptor),
    ApiConsumes('multipart/form-data'),
  );

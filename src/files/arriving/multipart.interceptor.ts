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
import { lastValueFrom, type Observable, of } from 'rxjs';
import { Storage } from '../storage/storage.js';
import type { AuthenticatedRequest } from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { readBody } from '#platform/http/read-body.js';
import { fileTooLarge, formBytes, type FormFiles, MultipartForm } from './multipart-form.js';

/** Where a route keeps what files its form may hold. */
export const FORM_FILES = 'form:files';

type Allowed = FormFiles | ((request: AuthenticatedRequest) => FormFiles);

/** Reads a multipart body, files into staging; whatever the handler did not publish is discarded. */
@Injectable()
class MultipartInterceptor implements NestInterceptor {
  constructor(private readonly storage: Storage) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (typeof request.is('multipart/form-data') !== 'string') throw new AppError('unsupported');
    const allowed = Reflect.getMetadata(FORM_FILES, context.getHandler()) as Allowed;
    const files = typeof allowed === 'function' ? allowed(request) : allowed;
    const form = new MultipartForm(request, files, this.storage);
    const read = async () => {
      Object.assign(request, { files: await form.read(), body: form.fields });
    };
    try {
      await readBody(request, { bytes: formBytes(files), tooLarge: () => fileTooLarge(files) }, read);
      return of(await lastValueFrom(next.handle()));
    } finally {
      await form.discard();
    }
  }
}

/** Has a handler take a multipart form. @param allowed the files that it may hold, for all or by who sends it */
export const Multipart = (allowed: Allowed) =>
  applyDecorators(
    SetMetadata(FORM_FILES, allowed),
    UseInterceptors(MultipartInterceptor),
    ApiConsumes('multipart/form-data'),
  );

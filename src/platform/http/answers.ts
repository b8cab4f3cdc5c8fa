import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type PipeTransform,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiResponse } from '@nestjs/swagger';
import { map } from 'rxjs';
import { AppError, ErrorBody } from '../errors/app-error.js';

export const Refuses = (why: Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503, string>>) =>
  applyDecorators(
    ...Object.entries(why).map(([status, description]) =>
      ApiResponse({ status: Number(status), type: ErrorBody, description }),
    ),
  );

/** Has a route answer with a status, whatever its method, and documents it. */
export const Answers = (type: Type | [Type], status: 200 | 201 | 202 = 200) =>
  applyDecorators(HttpCode(status), ApiResponse({ status, type }));

/** Has a handler that returns nothing answer with a sentence for people. */
export const AnswersMessage = (type: Type<{ message: string }>, message: string, status: 200 | 201 | 202 = 200) =>
  applyDecorators(
    Answers(type, status),
    UseInterceptors({
      intercept: (_context: ExecutionContext, next: CallHandler) => next.handle().pipe(map(() => ({ message }))),
    }),
  );

export const AnswersNothing = (description: string) =>
  applyDecorators(HttpCode(204), ApiNoContentResponse({ description }));

/** Documents an answer of a file's bytes. @param type their media type */
export const AnswersFile = (type: string, description: string) =>
  ApiResponse({ status: 200, description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } });

const ApiMissing = () => Refuses({ 404: 'Não existe.' });
const ApiWrongFields = () => Refuses({ 400: 'Campos errados.' });

export const ApiReadRecord = (wire: Type | [Type]) => applyDecorators(Answers(wire), ApiMissing());

export const ApiCreateRecord = (wire: Type) => applyDecorators(Answers(wire, 201), ApiWrongFields());

/** Documents the replacement of a record, which a stale version does not get. */
export const ApiReplaceRecord = (wire: Type) =>
  applyDecorators(
    ApiHeader({ name: 'if-match', required: false, description: 'A versão que foi lida, em vez de `versao`.' }),
    Answers(wire),
    ApiWrongFields(),
    ApiMissing(),
    Refuses({ 409: 'Alterado por outra pessoa.' }),
  );

export const ApiRemoveRecord = () => applyDecorators(AnswersNothing('Eliminado.'), ApiMissing());

const MAX_ID = 2_147_483_647;

/** A path's id: a positive integer in plain digits, nothing else. A number that can be no id of ours is not found. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(id <= MAX_ID)) throw new AppError('notFound');
    return id;
  }
}

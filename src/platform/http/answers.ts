import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiHeader,
  ApiNoContentResponse,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponse,
  ApiSchema,
} from '@nestjs/swagger';
import { map } from 'rxjs';

/** The one shape of every error: `message`, `erro` and `error` are the same sentence (each client reads its own). */
@ApiSchema({ name: 'Erro' })
export class ErrorBody {
  @ApiProperty({ example: 400 }) statusCode!: number;

  @ApiProperty({ example: 'Verifique os campos assinalados.', description: 'Uma frase para a pessoa.' })
  message!: string;

  @ApiProperty({ description: 'A mesma frase que `message`.' }) erro!: string;
  @ApiProperty({ description: 'A mesma frase que `message`.' }) error!: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { email: 'Introduza um endereço de e-mail válido.' },
    description: 'Uma frase por campo errado, pelo nome do campo.',
  })
  errors?: Record<string, string>;

  @ApiPropertyOptional({ description: 'Só num erro 500: o identificador que o registo do servidor também tem.' })
  requestId?: string;
}

export function errorBody(statusCode: number, message: string, more?: Partial<ErrorBody>): ErrorBody {
  return { statusCode, message, erro: message, error: message, ...more };
}

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

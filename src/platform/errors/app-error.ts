import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { messages } from '../messages.js';

/** The ways in which a request can be refused: each with its HTTP status, and the sentence where no other is said. */
const refusals = {
  invalid: [400, messages.badRequest],
  unauthenticated: [401, messages.unauthenticated],
  forbidden: [403, messages.forbidden],
  notFound: [404, messages.notFound],
  timeout: [408, messages.bodyLate],
  conflict: [409, messages.stale],
  gone: [410, messages.notFound],
  precondition: [412, messages.badRequest],
  tooLarge: [413, messages.bodyTooLarge],
  unsupported: [415, messages.badRequest],
  range: [416, messages.badRequest],
  tooMany: [429, messages.tooMany],
  unavailable: [503, messages.unavailable],
  overloaded: [503, messages.unavailable],
} as const;

export type ErrorKind = keyof typeof refusals;

export const statusOf = (kind: ErrorKind): number => refusals[kind][0];

/** A refusal with one Portuguese sentence for the person, and sentences by wire name where fields are wrong. */
export class AppError extends Error {
  constructor(
    readonly kind: ErrorKind,
    message: string = refusals[kind][1],
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }

  /** Returns the refusal of one wrong field, at which the sentence stands too. */
  static at(field: string, sentence: string, kind: ErrorKind = 'invalid'): AppError {
    return new AppError(kind, sentence, { [field]: sentence });
  }

  /** Returns the refusal of wrong fields: one says itself what is wrong, several are pointed to. */
  static inFields(fields: Readonly<Record<string, string>>, sentence?: string): AppError {
    const [first, ...others] = Object.values(fields);
    return new AppError('invalid', sentence ?? (others.length > 0 ? messages.checkFields : first), fields);
  }
}

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

/** Passes over the refusal of what is no longer there: somebody else has seen to it. */
export function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof AppError && error.kind === 'notFound')) throw error;
}

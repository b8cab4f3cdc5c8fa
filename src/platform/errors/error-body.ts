import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiResponse, ApiSchema } from '@nestjs/swagger';

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

/** Says in the API's description why a route refuses, by the status of its answer. */
export const Refuses = (why: Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503, string>>) =>
  applyDecorators(
    ...Object.entries(why).map(([status, description]) =>
      ApiResponse({ status: Number(status), type: ErrorBody, description }),
    ),
  );

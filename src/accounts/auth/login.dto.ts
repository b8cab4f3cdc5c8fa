import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsObject, IsOptional, IsString, Length, Matches } from 'class-validator';
import { IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { PASSWORD_MAX } from '#platform/secrets/guessable-password.js';
import { type SecondStepKind, secondStepKinds } from '../segundo-passo/second-step.service.js';
import { ANSWER_MISSING } from '../segundo-passo/segundo-passo.dto.js';
import { UserRefDto } from '../users/user.dto.js';

/** The proof of work that a login, or a request for a new password, costs past its limit. */
export const ProofField = () =>
  applyDecorators(
    ApiPropertyOptional({ description: 'Solução do desafio de `/api/login/desafio`, onde um 429 a pede.' }),
    IsOptional(),
    IsString({ message: messages.captchaInvalid }),
  );

const REQUIRED = 'Email e password são obrigatórios.';

@ApiSchema({ name: 'Login' })
@IncompleteSentence(REQUIRED)
export class LoginDto {
  @ApiProperty({ example: 'admin@localhost' })
  @Matches(/\S/, { message: REQUIRED })
  @Length(1, 254, { message: REQUIRED })
  email!: string;

  @ApiProperty() @Length(1, PASSWORD_MAX, { message: REQUIRED }) password!: string;
  @ProofField() recaptcha?: string;
}

export class LoginResult {
  @ApiProperty({ description: 'JWT para o cabeçalho `Authorization: Bearer`.' }) token!: string;
  @ApiProperty({ type: UserRefDto }) user!: UserRefDto;
}

export class SegundoPassoPedidoDto {
  @ApiProperty({ description: 'Prova, durante 5 minutos e uma vez, que a palavra-passe estava certa; não é um token.' })
  bilhete!: string;

  @ApiProperty({ enum: secondStepKinds, isArray: true, description: 'Com que se pode dar o segundo passo.' })
  formas!: SecondStepKind[];
}

export class SegundoPassoBilheteDto {
  @ApiProperty({ description: 'O que `POST /api/login` respondeu.' })
  @Length(1, 100, { message: 'Comece por escrever o e-mail e a palavra-passe.' })
  bilhete!: string;
}

export class SegundoPassoCodigoDto extends SegundoPassoBilheteDto {
  @ApiProperty({ example: '123456', description: 'Da aplicação, ou um código de recuperação.' })
  @Length(1, 64, { message: 'Escreva o código.' })
  codigo!: string;
}

export class SegundoPassoPasskeyDto extends SegundoPassoBilheteDto {
  @ApiProperty({ type: Object, description: 'O que o navegador respondeu às opções (AuthenticationResponseJSON).' })
  @IsObject({ message: ANSWER_MISSING })
  resposta!: object;
}

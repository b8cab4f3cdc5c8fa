import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsObject, Length } from 'class-validator';
import { ANSWER_MISSING } from '../segundo-passo/passkey.dto.js';
import { type SecondStepKind, secondStepKinds } from '../segundo-passo/second-step.service.js';

const CODE_MISSING = 'Escreva o código.';

@ApiSchema({ name: 'SegundoPassoPedido' })
export class SegundoPassoPedidoDto {
  @ApiProperty({ description: 'Prova, durante 5 minutos e uma vez, que a password estava certa; não é um token.' })
  bilhete!: string;

  @ApiProperty({ enum: secondStepKinds, isArray: true, description: 'Com que se pode dar o segundo passo.' })
  formas!: SecondStepKind[];
}

@ApiSchema({ name: 'SegundoPassoBilhete' })
export class SegundoPassoBilheteDto {
  @ApiProperty({ description: 'O que `POST /api/login` respondeu.' })
  @Length(1, 100, { message: 'Comece por escrever o email e a password.' })
  bilhete!: string;
}

@ApiSchema({ name: 'SegundoPassoCodigo' })
export class SegundoPassoCodigoDto extends SegundoPassoBilheteDto {
  @ApiProperty({ example: '123456', description: 'Da aplicação, ou um código de recuperação.' })
  @Length(1, 64, { message: CODE_MISSING })
  codigo!: string;
}

@ApiSchema({ name: 'SegundoPassoPasskey' })
export class SegundoPassoPasskeyDto extends SegundoPassoBilheteDto {
  @ApiProperty({ type: Object, description: 'O que o navegador respondeu às opções (AuthenticationResponseJSON).' })
  @IsObject({ message: ANSWER_MISSING })
  resposta!: object;
}

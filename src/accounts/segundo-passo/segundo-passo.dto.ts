import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Length } from 'class-validator';
import { PasskeyDto } from './passkey.dto.js';

const CODE_MISSING = 'Escreva o código de 6 algarismos que a aplicação mostra.';

@ApiSchema({ name: 'AplicacaoOferta' })
export class AplicacaoOfertaDto {
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'A chave, para escrever na aplicação.' })
  chave!: string;

  @ApiProperty({ example: 'otpauth://totp/DFC%20Portugal:maria@escola.pt?secret=…', description: 'Para o código QR.' })
  uri!: string;

  @ApiProperty({ description: 'Devolve-se com o código que a confirma; vale 15 minutos.' })
  pedido!: string;
}

@ApiSchema({ name: 'AplicacaoInput' })
export class AplicacaoInputDto {
  @ApiProperty({ description: 'O que veio com a chave.' })
  @Length(1, 1_000, { message: CODE_MISSING })
  pedido!: string;

  @ApiProperty({ example: '123456' })
  @Length(1, 20, { message: CODE_MISSING })
  codigo!: string;
}

@ApiSchema({ name: 'SegundoPasso' })
export class SegundoPassoDto {
  @ApiProperty({ description: 'Se a conta pede um segundo passo.' })
  ativo!: boolean;

  @ApiProperty({ description: 'Se a conta tem de ter um segundo passo.' })
  exigido!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Desde quando há uma aplicação.' })
  aplicacao!: string | null;

  @ApiProperty({ type: [PasskeyDto], description: 'As chaves de acesso, as mais antigas primeiro.' })
  passkeys!: PasskeyDto[];

  @ApiProperty({ description: 'Se as chaves de acesso funcionam no endereço do painel.' })
  passkeysPossiveis!: boolean;

  @ApiProperty({ type: 'integer', description: 'Códigos de recuperação por usar.' })
  codigos!: number;
}

@ApiSchema({ name: 'UserSegundoPasso' })
export class UserSegundoPassoDto {
  @ApiProperty({ description: 'Se a conta pede um segundo passo.' })
  ativo!: boolean;
}

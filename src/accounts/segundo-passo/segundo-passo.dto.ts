import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Length } from 'class-validator';

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

@ApiSchema({ name: 'CodigosRecuperacao' })
export class CodigosRecuperacaoDto {
  @ApiProperty({
    type: [String],
    nullable: true,
    example: ['7Q2M-0ABC-1DEF-GHJK'],
    description: 'Só desta vez; nada onde a conta já os tem.',
  })
  codigos!: string[] | null;
}

@ApiSchema({ name: 'SegundoPasso' })
export class SegundoPassoDto {
  @ApiProperty({ description: 'Se a conta pede um segundo passo.' })
  ativo!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Desde quando há uma aplicação.' })
  aplicacao!: string | null;

  @ApiProperty({ type: 'integer', description: 'Códigos de recuperação por usar.' })
  codigos!: number;
}

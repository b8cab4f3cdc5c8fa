import { ApiProperty } from '@nestjs/swagger';

export class RegistoEncontradoDto {
  @ApiProperty({
    oneOf: [{ type: 'integer' }, { type: 'string' }],
    example: 12,
    description: 'O identificador na lista dele; o de um ficheiro é o nome guardado.',
  })
  id!: number | string;

  @ApiProperty({ example: 'Festival DFC 2026' })
  titulo!: string;
}

export class RegistosEncontradosDto {
  @ApiProperty({ example: 'eventos', description: 'De que secção são.' })
  recurso!: string;

  @ApiProperty({ type: [RegistoEncontradoDto], description: 'Os primeiros, cinco no máximo.' })
  registos!: RegistoEncontradoDto[];

  @ApiProperty({ description: 'Se esta secção não pôde ser pesquisada; as outras são respondidas.' })
  falhou!: boolean;
}

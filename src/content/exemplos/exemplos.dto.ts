import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'ExemplosEliminados' })
export class ExemplosEliminadosDto {
  @ApiProperty({ example: 42, description: 'Quantos conteúdos de exemplo foram para o lixo.' })
  eliminados!: number;
}

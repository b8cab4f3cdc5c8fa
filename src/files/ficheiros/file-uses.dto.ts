import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'FicheiroUsos' })
export class FileUsesDto {
  @ApiProperty({ description: 'O mesmo que `nome`.' })
  id!: string;

  @ApiProperty({ example: '1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg' })
  nome!: string;

  @ApiProperty({ type: [String], example: ['Evento "Festival DFC 2026"'], description: 'Até três de cada espécie.' })
  usos!: string[];
}

import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Resumo' })
export class ResumoDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { users: 1, eventos: 8, contactos: 3, files: 12 },
    description: 'Quantos registos há em cada secção.',
  })
  contagens!: Record<string, number>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { contactos: 2 },
    description: 'Quantas submissões estão por ler, por secção.',
  })
  naoLidas!: Record<string, number>;

  @ApiProperty({ example: 0, description: 'Eventos marcados como próximos ou a decorrer que já terminaram.' })
  eventosPorRever!: number;
}

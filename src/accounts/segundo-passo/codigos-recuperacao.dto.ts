import { ApiProperty, ApiSchema } from '@nestjs/swagger';

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

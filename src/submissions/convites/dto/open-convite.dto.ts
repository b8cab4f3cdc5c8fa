import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** What the holder of an invitation is told of it. */
@ApiSchema({ name: 'ConviteValido' })
export class OpenConviteDto {
  @ApiProperty({ enum: [true] })
  valido!: true;

  @ApiProperty({ type: String, format: 'date-time', description: 'Até quando pode ser usado.' })
  expira!: string;
}

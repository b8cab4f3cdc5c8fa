import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** The facts that a guardian needs to say whether they object, and nothing more. */
@ApiSchema({ name: 'CandidaturaDeMenor' })
export class CandidaturaDeMenorDto {
  @ApiProperty({ example: 'Rita S.', description: 'Primeiro nome e inicial do último.' }) quem!: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'Quando se candidatou.' }) quando!: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'Até quando a ligação vale.' }) valeAte!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Porque não é apagada já, onde está retida.' })
  retida!: string | null;
}

@ApiSchema({ name: 'Oposicao' })
export class OposicaoDto {
  @ApiProperty({ example: 'A candidatura foi apagada. Enviámos-lhe um recibo por e-mail.' }) message!: string;
}

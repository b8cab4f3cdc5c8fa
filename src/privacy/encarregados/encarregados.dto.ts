import { ApiProperty } from '@nestjs/swagger';
import { ApiMoment, ApiTextOrNull } from '#platform/dto/answer-fields.js';

/** The facts that a guardian needs to say whether they object, and nothing more. */
export class CandidaturaDeMenorDto {
  @ApiProperty({ example: 'Rita S.', description: 'Primeiro nome e inicial do último.' }) quem!: string;
  @ApiMoment({ description: 'Quando se candidatou.' }) quando!: string;
  @ApiMoment({ description: 'Até quando a ligação vale.' }) valeAte!: string;
  @ApiTextOrNull({ description: 'Porque não é apagada já, onde está retida.' }) retida!: string | null;
}

export class OposicaoDto {
  @ApiProperty({ example: 'A candidatura foi apagada. Enviámos-lhe um recibo por e-mail.' }) message!: string;
}

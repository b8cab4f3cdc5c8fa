import { applyDecorators, Controller, Delete, Get, Ip, Param } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { ByLink } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { ApiMoment, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { EncarregadosService } from './encarregados.service.js';

/** The facts that a guardian needs to say whether they object, and nothing more. */
class CandidaturaDeMenorDto {
  @ApiProperty({ example: 'Rita S.', description: 'Primeiro nome e inicial do último.' }) quem!: string;
  @ApiMoment({ description: 'Quando se candidatou.' }) quando!: string;
  @ApiMoment({ description: 'Até quando a ligação vale.' }) valeAte!: string;
  @ApiTextOrNull({ description: 'Porque não é apagada já, onde está retida.' }) retida!: string | null;
}

class OposicaoDto {
  @ApiProperty({ example: 'A candidatura foi apagada. Enviámos-lhe um recibo por e-mail.' }) message!: string;
}

const ForGuardian = (summary: string) =>
  applyDecorators(ByLink(summary), Refuses({ 404: 'A ligação não existe, ou já não é válida.' }));

/** Shows the guardian of a young applicant the application behind a mailed link, and takes an objection. */
@ApiTags('Encarregados de educação')
@Controller('api/encarregados')
export class EncarregadosController {
  constructor(private readonly encarregados: EncarregadosService) {}

  // Not limited by client: the site's server asks for all visitors from one address, and a token cannot be guessed.
  @Get(':token')
  @ForGuardian('Ver de quem é a candidatura a que um encarregado de educação se pode opor')
  @Answers(CandidaturaDeMenorDto)
  async read(@Param('token') token: string): Promise<CandidaturaDeMenorDto> {
    return toAnswer(CandidaturaDeMenorDto, await this.encarregados.read(token));
  }

  @Delete(':token')
  @ForGuardian('Opor-se à candidatura, que é apagada inteira')
  @RateLimited('forms')
  @Answers(OposicaoDto)
  @Refuses({ 409: 'A candidatura está retida; a oposição fica registada.' })
  async object(@Param('token') token: string, @Ip() ip: string): Promise<OposicaoDto> {
    return { message: await this.encarregados.object(token, ip) };
  }
}

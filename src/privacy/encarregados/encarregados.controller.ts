import { applyDecorators, Controller, Delete, Get, Ip, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ByLink } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { CandidaturaDeMenorDto, OposicaoDto } from './encarregados.dto.js';
import { EncarregadosService } from './encarregados.service.js';

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
  read(@Param('token') token: string): Promise<CandidaturaDeMenorDto> {
    return this.encarregados.read(token);
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

import { Controller, Get, Module, Query } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentPapel, Editor } from '#platform/access/access.decorator.js';
import type { Papel } from '#platform/papeis.js';
import { Refuses } from '#platform/http/answers.js';
import { MAX_SEARCH_LENGTH } from '#platform/lists/list-query.js';
import { ProcuraService, RegistosEncontradosDto } from './procura.service.js';

@ApiTags('Procura')
@Controller('api/procura')
class ProcuraController {
  constructor(private readonly procura: ProcuraService) {}

  @Get()
  @Editor('Pesquisar nos registos de todas as secções que a conta pode ver')
  @ApiQuery({
    name: 'q',
    schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH, example: 'festival' },
    description: 'O princípio de cada palavra; até 8 palavras.',
  })
  @ApiOkResponse({
    type: [RegistosEncontradosDto],
    description: 'Só as secções em que há o que se procura, e as que não puderam ser pesquisadas.',
  })
  @Refuses({ 400: 'Sem palavras, ou com demasiadas.' })
  search(@Query('q') q: unknown, @CurrentPapel() papel: Papel): Promise<RegistosEncontradosDto[]> {
    return this.procura.search(q, papel);
  }
}

@Module({
  imports: [DiscoveryModule],
  controllers: [ProcuraController],
  providers: [ProcuraService],
})
export class ProcuraModule {}

import { Controller, Get, Module, Query } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiOkResponse, ApiProperty, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentPapel, Editor } from '#platform/access/access.decorator.js';
import type { Papel } from '#platform/papeis.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Refuses } from '#platform/http/answers.js';
import { MAX_SEARCH_LENGTH } from '#platform/lists/list-query.js';
import { ProcuraService } from './procura.service.js';

class RegistoEncontradoDto {
  @ApiProperty({
    oneOf: [{ type: 'integer' }, { type: 'string' }],
    example: 12,
    description: 'O identificador na lista dele; o de um ficheiro é o nome guardado.',
  })
  id!: number | string;

  @ApiProperty({ example: 'Festival DFC 2026' })
  titulo!: string;
}

export class RegistosEncontradosDto {
  @ApiProperty({ example: 'eventos', description: 'De que secção são.' })
  recurso!: string;

  @ApiProperty({ type: [RegistoEncontradoDto], description: 'Os primeiros, cinco no máximo.' })
  registos!: RegistoEncontradoDto[];

  @ApiProperty({ description: 'Se esta secção não pôde ser pesquisada; as outras são respondidas.' })
  falhou!: boolean;
}

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
    description: 'Só as secções em que se encontrou alguma coisa, e as que não puderam ser pesquisadas.',
  })
  @Refuses({ 400: 'Sem palavras, ou com demasiadas.' })
  async search(@Query('q') q: unknown, @CurrentPapel() papel: Papel): Promise<RegistosEncontradosDto[]> {
    return (await this.procura.search(q, papel)).map((found) => toAnswer(RegistosEncontradosDto, found));
  }
}

@Module({
  imports: [DiscoveryModule],
  controllers: [ProcuraController],
  providers: [ProcuraService],
})
export class ProcuraModule {}

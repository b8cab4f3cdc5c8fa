import { Body, Controller, Get, Headers, Module, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccountsModule } from '#accounts/accounts.module.js';
import { EdicoesModule } from '#content/edicoes/edicoes.module.js';
import { expectedVersion } from '#content/shared/record-key-fields.js';
import { Admin } from '#platform/access/access.decorator.js';
import { NotAudited, Section } from '#platform/audit/audited.decorator.js';
import { Answers, ApiReadRecord, ApiReplaceRecord } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { LembreteDto, LembreteInputDto, LembretePalavrasDto, LembretesDto } from './lembrete.dto.js';
import { LembretesService } from './lembretes.service.js';
import { PaginaEscolaController } from './pagina-escola.controller.js';
import { PaginaEscolaService } from './pagina-escola.service.js';
import { MensagemEscolasPreviewDto } from './participacao.dto.js';
import { ParticipacoesController, ProlongamentoController } from './participacoes.controller.js';
import { ParticipacoesService } from './participacoes.service.js';
import { SchoolLetters } from './school-letters.service.js';

@ApiTags('Desafio Escolar')
@Controller('api/lembretes')
@Section('lembretes')
class LembretesController {
  constructor(private readonly lembretes: LembretesService) {}

  @Get()
  @Admin('Ler os lembretes às escolas, e quando seguem na presente edição')
  @Answers(LembretesDto)
  read(): Promise<LembretesDto> {
    return this.lembretes.read();
  }

  @Post(':id/previsualizacao')
  @Admin('Ver como um lembrete com estas palavras chega à primeira escola, e a quantas segue')
  @NotAudited()
  @ApiReadRecord(MensagemEscolasPreviewDto)
  preview(@Param('id', IdPipe) id: number, @Body() body: LembretePalavrasDto): Promise<MensagemEscolasPreviewDto> {
    return this.lembretes.preview(id, body);
  }

  @Put(':id')
  @Admin({
    summary: 'Mudar as palavras de um lembrete, deixá-lo seguir ou suspendê-lo',
    description: 'Segue por si no seu dia, das 9 às 19 horas, uma vez para cada escola; nas edições seguintes também.',
  })
  @ApiReplaceRecord(LembreteDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: LembreteInputDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<LembreteDto> {
    return this.lembretes.update(id, body, expectedVersion(body.versao, ifMatch));
  }
}

@Module({
  imports: [AccountsModule, EdicoesModule],
  controllers: [ParticipacoesController, ProlongamentoController, PaginaEscolaController, LembretesController],
  providers: [ParticipacoesService, SchoolLetters, PaginaEscolaService, LembretesService],
  exports: [LembretesService, PaginaEscolaService],
})
export class ParticipacoesModule {}

import { Body, Controller, Delete, Get, Module, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { AnswersNothing, ApiRemoveRecord, Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import { AceitacaoPendente } from './aceitacao-pendente.entity.js';
import { AceitacaoInputDto, AceitacaoPendenteDto, type ReadPendente } from './aceitacao.dto.js';
import { AceitacoesJob, aceitacoesList, AceitacoesService } from './aceitacoes.service.js';

@ApiTags('Aceitação não registada')
@Controller('api/aceitacoes')
@Section(aceitacoesList.resource)
class AceitacoesController {
  constructor(private readonly aceitacoes: AceitacoesService) {}

  @Get()
  @Admin('Listar as submissões sem aceitação registada, de todos os formulários')
  @AnswersPage(AceitacaoPendenteDto, aceitacoesList, AceitacaoPendenteDto.from)
  list(@Query() query: RawListQuery): Promise<Page<ReadPendente>> {
    return this.aceitacoes.list(query);
  }

  @Post(':id/aceitacao')
  @Admin('Registar como foi obtida a aceitação: a submissão fica pelo prazo das outras')
  @Audited('alterou')
  @AnswersNothing('A aceitação está registada.')
  @Refuses({ 404: 'Não existe.' })
  accept(@Param('id', IdPipe) id: number, @Body() { nota }: AceitacaoInputDto): Promise<void> {
    return this.aceitacoes.accept(id, nota);
  }

  @Delete(':id')
  @Admin('Eliminar uma submissão sem aceitação registada, com o seu anexo')
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.aceitacoes.remove(id);
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([AceitacaoPendente])],
  controllers: [AceitacoesController],
  providers: [AceitacoesService, AceitacoesJob],
  exports: [AceitacoesService],
})
export class AceitacoesModule {}

import { Body, Controller, Delete, Get, Module, Param, Post, Query, UploadedFiles } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ReceivedFile } from '#files/arriving/multipart-form.js';
import { Multipart } from '#files/arriving/multipart.interceptor.js';
import { FicheirosModule } from '#files/ficheiros/ficheiros.module.js';
import { Editor, Public } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { ApiCreateRecord, ApiRemoveRecord, Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import { RelatorioDto, RelatorioInputDto, REPORT_BYTES } from './relatorio.dto.js';
import { Relatorio } from './relatorio.entity.js';
import { relatoriosList, RelatoriosService } from './relatorios.service.js';

const REPORT = {
  field: 'file',
  maxFiles: 1,
  maxFileSize: REPORT_BYTES,
  tooLarge: 'O relatório não pode ultrapassar 100 MB.',
};

@ApiTags('Relatórios')
@Controller('api')
@Section(relatoriosList.resource)
class RelatoriosController {
  constructor(private readonly relatorios: RelatoriosService) {}

  @Get('relatorios')
  @Public('Listar relatórios, os mais recentes primeiro')
  @Kept(Relatorio)
  @ApiQuery({ name: 'ano', required: false, example: '2025' })
  @AnswersPage(RelatorioDto, relatoriosList, RelatorioDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Relatorio>> {
    return this.relatorios.list(query);
  }

  @Get('relatorios2')
  @Editor('Listar relatórios para os gerir')
  @ApiQuery({ name: 'ano', required: false, example: '2025' })
  @AnswersPage(RelatorioDto, relatoriosList, RelatorioDto.from, { found: ({ id, nome }) => ({ id, titulo: nome }) })
  manage(@Query() query: RawListQuery): Promise<Page<Relatorio>> {
    return this.relatorios.list(query);
  }

  @Post('relatorios2')
  @Editor('Adicionar um relatório')
  @Multipart(REPORT)
  @ApiCreateRecord(RelatorioDto)
  @Refuses({ 413: 'Ficheiro com mais de 100 MB.', 415: 'O ficheiro não é um PDF.' })
  async create(@Body() body: RelatorioInputDto, @UploadedFiles() [file]: ReceivedFile[]): Promise<RelatorioDto> {
    return RelatorioDto.from(await this.relatorios.create(body, file));
  }

  @Delete('relatorios2/:id')
  @Editor('Eliminar um relatório e o seu ficheiro, que ficam 30 dias no lixo')
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.relatorios.remove(id);
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([Relatorio]), FicheirosModule],
  controllers: [RelatoriosController],
  providers: [RelatoriosService],
  exports: [RelatoriosService],
})
export class RelatoriosModule {}

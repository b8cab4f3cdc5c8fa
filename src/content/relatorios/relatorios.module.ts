import { Body, Controller, Delete, Get, Injectable, Module, Param, Post, Query, UploadedFiles } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Multipart, type ReceivedFile } from '#files/ficheiros/multipart-form.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { Editor, Public, ServesResource } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { lisbonYear } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { ApiCreateRecord, ApiRemoveRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, listOf, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { binRecord } from '../shared/bin-record.js';
import { keepVersion } from '../shared/versions.js';
import { Relatorio, REPORT_NAME_LENGTH } from './relatorio.entity.js';
import { IsOptional } from 'class-validator';
import { IntegerField, PublicTextField } from '#platform/dto/fields.js';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';
import { ApiSample } from '../shared/content-spec.js';

const FIRST_REPORT_YEAR = 2021;
const REPORT_BYTES = 104_857_600;
const LATEST_CONCEIVABLE_YEAR = 2200;
const NO_PDF = 'O relatório tem de ser um ficheiro PDF válido.';

class RelatorioInputDto {
  @PublicTextField({
    label: 'O nome do ficheiro',
    missing: 'Por favor, insira o nome do ficheiro.',
    max: REPORT_NAME_LENGTH,
    example: 'Relatório de atividades 2025',
  })
  nome_do_ficheiro!: string;

  @IntegerField({
    label: 'O ano',
    min: FIRST_REPORT_YEAR,
    max: LATEST_CONCEIVABLE_YEAR,
    example: 2025,
    description: 'Até ao ano corrente.',
  })
  ano!: number;

  @ApiProperty({ type: 'string', format: 'binary', maxLength: REPORT_BYTES, description: 'Um PDF até 100 MB.' })
  @IsOptional()
  file?: undefined;
}

class RelatorioDto {
  @ApiProperty({ example: 9 }) id!: number;
  @ApiProperty({ example: 'Relatório de atividades 2025' }) nome_do_ficheiro!: string;
  @ApiProperty({ example: 2025 }) ano!: number;
  @ApiMoment({ description: 'Quando foi adicionado.' }) data!: string;

  @ApiProperty({
    example: '1763720000000_relatorio-2025-0f8fad5bd9cb469fa16570867728950e.pdf',
    description: 'Nome guardado, servido em /uploads/{nome}.',
  })
  nome_do_arquivo!: string;

  @ApiProperty({ description: 'O mesmo que `nome_do_arquivo`.' }) arquivo!: string;
  @ApiSample() exemplo!: boolean;

  static readonly from = (row: Relatorio): RelatorioDto =>
    toAnswer(RelatorioDto, row, { nome_do_ficheiro: row.nome, nome_do_arquivo: row.arquivo });
}

export const relatoriosList = listOf(Relatorio, {
  columns: {
    nome_do_ficheiro: { property: 'nome', kind: 'text' },
    ano: { kind: 'number', thenBy: 'data' },
    data: 'moment',
  },
  defaultOrder: [{ property: 'data', direction: 'DESC' }],
  parameters: { ano: { example: '2025' } },
});

@Injectable()
export class RelatoriosService {
  readonly records = new RecordReader(this.transactions.manager.getRepository(Relatorio), relatoriosList);

  constructor(
    private readonly ficheiros: FicheirosService,
    private readonly transactions: Transactions,
  ) {}

  /** @param exemplo whether it stands in for a real one @throws AppError 'invalid', 'unsupported' where it is no PDF */
  async create(
    { nome_do_ficheiro, ano }: RelatorioInputDto,
    file: ReceivedFile | undefined,
    exemplo = false,
  ): Promise<Relatorio> {
    if (file === undefined) throw AppError.at('file', 'Por favor, selecione um arquivo para upload.');
    const thisYear = lisbonYear(new Date());
    if (ano > thisYear) throw AppError.at('ano', `O ano não pode ser maior que ${thisYear}.`);
    const pdf = await this.ficheiros.preparePdf(file, 'uploads', 'file', NO_PDF);
    const row = { nome: nome_do_ficheiro.trim(), ano, data: new Date(), arquivo: pdf.nome, exemplo };
    return this.ficheiros.publish([pdf], () =>
      this.transactions.run(async (manager) => {
        await this.ficheiros.record(manager, pdf);
        const saved = await manager.save(Relatorio, manager.create(Relatorio, row));
        await keepVersion(manager, Relatorio, saved);
        return saved;
      }),
    );
  }

  /** Removes a report: it goes to the bin, and its file with it. @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      await binRecord(manager, Relatorio, await lockOrThrow(manager, Relatorio, id));
    });
  }
}

const REPORT = {
  field: 'file',
  maxFiles: 1,
  maxFileSize: REPORT_BYTES,
  tooLarge: 'O relatório não pode ultrapassar 100 MB.',
};

@ApiTags('Relatórios')
@Controller('api')
@ServesResource(relatoriosList.resource)
class RelatoriosController {
  constructor(private readonly relatorios: RelatoriosService) {}

  @Get('relatorios')
  @Public('Listar relatórios, os mais recentes primeiro')
  @Kept(Relatorio)
  @AnswersPage(RelatorioDto, relatoriosList, RelatorioDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Relatorio>> {
    return this.relatorios.records.list(query);
  }

  @Get('relatorios2')
  @Editor('Listar relatórios para os gerir')
  @AnswersPage(RelatorioDto, relatoriosList, RelatorioDto.from, {
    found: ({ id, nome }) => ({ id, titulo: nome }),
  })
  manage(@Query() query: RawListQuery): Promise<Page<Relatorio>> {
    return this.relatorios.records.list(query);
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
  controllers: [RelatoriosController],
  providers: [RelatoriosService],
  exports: [RelatoriosService],
})
export class RelatoriosModule {}

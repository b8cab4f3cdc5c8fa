import { Body, Controller, Delete, Get, Global, Headers, Module, Param, Post, Put, Query } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { RecordTitles } from '#accounts/atividade/atividade.service.js';
import { CurrentSession, type LiveSession } from '#accounts/sessions/live-session.js';
import { WithheldFiles } from '#files/ficheiros/public-files.js';
import { Audited, Editor, ServesResource } from '#platform/access/access.decorator.js';
import { recordWords } from '#platform/database/resource.js';
import {
  Answers,
  AnswersNothing,
  ApiCreateRecord,
  ApiReadRecord,
  ApiRemoveRecord,
  ApiReplaceRecord,
  IdPipe,
  Refuses,
} from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { momentsOf, RascunhoDto, RascunhoInputDto, RascunhoNovoDto, RascunhoResumidoDto } from './draft.dto.js';
import { BinnedRecord, type Draft, type RecordState, recordStates } from './history.entity.js';
import { Drafts, rascunhosList } from './drafts.service.js';
import { ApiResourceParam, expectedVersion, RecordVersionField } from './content-spec.js';
import { Bin, lixoList } from './bin.service.js';
import { History, type VersionListed } from './history.service.js';
import type { Snapshot, WithAuthor } from './versions.js';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { toServedUrl } from '#platform/dto/url-fields.js';
import { ApiMoment, ApiMomentOrNull, ApiObject, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';

const MAX_FIELDS = 50;
const FIELD_LENGTH = 64;
const wrongFields = `Os campos têm de ser uma lista de nomes, no máximo ${MAX_FIELDS}.`;

class VersaoGuardadaDto {
  @ApiProperty({ example: 3 }) versao!: number;
  @ApiMomentOrNull({ description: 'Vazio: antes de haver histórico.' }) guardadaEm!: string | null;
  @ApiTextOrNull({ example: 'Rita Exemplo', description: 'Vazio: não se sabe quem.' }) por!: string | null;

  @ApiProperty({ enum: recordStates, nullable: true, description: 'Quem o via depois. Vazio: não se sabe.' })
  estado!: RecordState | null;

  @ApiProperty({ type: [String], example: ['titulo'], description: 'Os campos que mudaram desde a versão anterior.' })
  campos!: string[];

  static readonly from = (row: WithAuthor<VersionListed>): VersaoGuardadaDto =>
    toAnswer(VersaoGuardadaDto, row, { guardadaEm: row.savedAt, campos: JSON.parse(row.changed) as string[] });
}

class ConteudoDaVersaoDto {
  @ApiProperty({ example: 3 }) versao!: number;

  @ApiObject({ description: 'O que o registo tinha, campo a campo.' }) conteudo!: Record<string, unknown>;

  static readonly from = (versao: number, contents: Snapshot): ConteudoDaVersaoDto => ({
    versao,
    conteudo: Object.fromEntries(Object.entries(contents).map(([name, value]) => [name, toServed(value)])),
  });
}

class ReposicaoInputDto {
  @ApiProperty({ type: [String], required: false, nullable: true, description: 'Vazio: todos os campos.' })
  @IsOptional()
  @IsArray({ message: wrongFields })
  @ArrayMaxSize(MAX_FIELDS, { message: wrongFields })
  @IsString({ each: true, message: wrongFields })
  @MaxLength(FIELD_LENGTH, { each: true, message: wrongFields })
  campos?: string[] | null;

  @RecordVersionField() versao?: number;
}

class NoLixoDto {
  @ApiProperty({ example: 5 }) id!: number;
  @ApiProperty({ example: 'eventos', description: 'A lista de onde veio.' }) recurso!: string;
  @ApiProperty({ example: 'Evento' }) tipo!: string;
  @ApiProperty({ example: 12, description: 'O identificador que tinha, e que volta a ter.' }) registo!: number;
  @ApiProperty({ example: 'Festival' }) titulo!: string;
  @ApiMoment() eliminadoEm!: string;
  @ApiTextOrNull({ example: 'Rita Exemplo', description: 'Vazio: não se sabe quem.' }) por!: string | null;
  @ApiMoment({ description: 'Quando desaparece de vez.' }) ficaAte!: string;

  static readonly from = (row: WithAuthor<BinnedRecord>): NoLixoDto =>
    toAnswer(NoLixoDto, row, {
      recurso: row.resource,
      registo: row.recordId,
      ...recordWords(row.resource, row.titulo),
      eliminadoEm: row.removedAt,
      ficaAte: row.until,
    });
}

class RepostoDto {
  @ApiProperty({ example: 'eventos' }) recurso!: string;
  @ApiProperty({ example: 12 }) registo!: number;
}

/** Our own pictures by their whole address, as records answer them. */
function toServed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toServed);
  return typeof value === 'string' && value.startsWith('/uploads/') ? toServedUrl(value) : value;
}

@ApiTags('Histórico')
@Controller('api/:recurso/:id/versoes')
@ServesResource(':recurso')
@ApiResourceParam()
class HistoryController {
  constructor(private readonly history: History) {}

  @Get()
  @Editor('As versões de um registo, as mais recentes primeiro (200 no máximo)')
  @Answers([VersaoGuardadaDto])
  async list(@Param('recurso') resource: string, @Param('id', IdPipe) recordId: number): Promise<VersaoGuardadaDto[]> {
    return (await this.history.list({ resource, recordId })).map(VersaoGuardadaDto.from);
  }

  @Get(':versao')
  @Editor('O que um registo tinha numa das suas versões')
  @ApiReadRecord(ConteudoDaVersaoDto)
  async get(
    @Param('recurso') resource: string,
    @Param('id', IdPipe) recordId: number,
    @Param('versao', IdPipe) versao: number,
  ): Promise<ConteudoDaVersaoDto> {
    return ConteudoDaVersaoDto.from(versao, await this.history.contentsOf({ resource, recordId }, versao));
  }

  @Post(':versao/reposicao')
  @Editor('Repor um registo como era numa versão, todo ou alguns campos, como versão nova')
  @Audited('repôs')
  @AnswersNothing('Reposto.')
  @Refuses({ 403: 'Muda o que só a administração altera, com a palavra-passe.', 409: 'Alterado por outra pessoa.' })
  bringBack(
    @Param('recurso') resource: string,
    @Param('id', IdPipe) recordId: number,
    @Param('versao', IdPipe) versao: number,
    @Body() body: ReposicaoInputDto,
    @CurrentSession() session: LiveSession,
    @Headers('if-match') ifMatch?: string,
  ): Promise<void> {
    const wanted = { fields: body.campos ?? undefined, expected: expectedVersion(body.versao, ifMatch) };
    return this.history.restore({ resource, recordId }, versao, wanted, session);
  }
}

/** Returns how the search of the back office shows a row of the bin or of the drafts. */
const foundByTitle = ({ id, resource, titulo }: Draft | BinnedRecord) => ({
  id,
  titulo: recordWords(resource, titulo).titulo,
});

@ApiTags('Lixo')
@Controller('api/lixo')
@ServesResource(lixoList.resource)
class LixoController {
  constructor(private readonly bin: Bin) {}

  @Get()
  @Editor('Listar o que foi eliminado e ainda pode voltar')
  @AnswersPage(NoLixoDto, lixoList, NoLixoDto.from, { found: foundByTitle })
  list(@Query() query: RawListQuery): Promise<Page<WithAuthor<BinnedRecord>>> {
    return this.bin.list(query);
  }

  @Post(':id/reposicao')
  @Editor('Repor um registo eliminado, com o identificador e o histórico que tinha')
  @Audited('repôs')
  @ApiReadRecord(RepostoDto)
  async bringBack(@Param('id', IdPipe) id: number): Promise<RepostoDto> {
    const { resource, recordId } = await this.bin.restore(id);
    return { recurso: resource, registo: recordId };
  }

  @Delete(':id')
  @Editor('Eliminar de vez, com o histórico')
  @ApiRemoveRecord()
  erase(@Param('id', IdPipe) id: number): Promise<void> {
    return this.bin.erase(id);
  }
}

@ApiTags('Rascunhos')
@Controller('api/rascunhos')
@ServesResource(rascunhosList.resource)
class RascunhosController {
  constructor(private readonly drafts: Drafts) {}

  @Get()
  @Editor('Listar rascunhos, registos agendados e arquivados')
  @AnswersPage(RascunhoResumidoDto, rascunhosList, RascunhoResumidoDto.from, { found: foundByTitle })
  list(@Query() query: RawListQuery): Promise<Page<WithAuthor<Draft>>> {
    return this.drafts.list(query);
  }

  @Post()
  @Editor('Criar um registo que ainda não é público')
  @ApiCreateRecord(RascunhoDto)
  async create(@Body() body: RascunhoNovoDto): Promise<RascunhoDto> {
    return RascunhoDto.from(await this.drafts.create(body.recurso, { body: body.conteudo, ...momentsOf(body) }));
  }
}

@ApiTags('Rascunhos')
@Controller('api/:recurso/:id/rascunho')
@ServesResource(':recurso')
@ApiResourceParam()
class RecordDraftController {
  constructor(private readonly drafts: Drafts) {}

  @Get()
  @Editor('Ler um registo com o que nele espera, público ou não')
  @ApiReadRecord(RascunhoDto)
  async get(@Param('recurso') resource: string, @Param('id', IdPipe) recordId: number): Promise<RascunhoDto> {
    return RascunhoDto.from(await this.drafts.get(resource, recordId));
  }

  @Put()
  @Editor('Guardar como rascunho, publicar, agendar ou arquivar um registo')
  @ApiReplaceRecord(RascunhoDto)
  async save(
    @Param('recurso') resource: string,
    @Param('id', IdPipe) recordId: number,
    @Body() body: RascunhoInputDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<RascunhoDto> {
    const expected = expectedVersion(body.versao, ifMatch);
    const ask = { body: body.conteudo ?? undefined, expected, ...momentsOf(body) };
    return RascunhoDto.from(await this.drafts.save(resource, recordId, ask));
  }

  @Delete()
  @Editor('Deitar fora o que espera; um registo que não é público vai para o Lixo')
  @ApiRemoveRecord()
  discard(@Param('recurso') resource: string, @Param('id', IdPipe) recordId: number): Promise<void> {
    return this.drafts.discard(resource, recordId);
  }
}

/** The drafts of records of content, their versions, and the bin. */
@Global()
@Module({
  controllers: [HistoryController, LixoController, RascunhosController, RecordDraftController],
  providers: [
    History,
    Bin,
    Drafts,
    { provide: WithheldFiles, useExisting: Bin },
    { provide: RecordTitles, useExisting: History },
  ],
  exports: [History, Drafts, WithheldFiles, RecordTitles],
})
export class HistoryModule {}

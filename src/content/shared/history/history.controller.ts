import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, type LiveSession } from '../../../accounts/sessions/live-session.js';
import { Editor } from '../../../platform/access/access.decorator.js';
import { Audited, Section } from '../../../platform/audit/audited.decorator.js';
import { ErrorBody } from '../../../platform/errors/error-body.js';
import { ApiReadRecord } from '../../../platform/http/api-record.decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { expectedVersion } from '../record-key-fields.js';
import { BringBackDto, SavedVersionDto, VersionContentsDto } from './history.dto.js';
import { History } from './history.service.js';

const Resource = () =>
  ApiParam({ name: 'recurso', example: 'eventos', description: 'A lista a que o registo pertence.' });

/** The versions of a record of any kind that keeps its history. */
@ApiTags('Histórico')
@Controller('api/:recurso/:id/versoes')
@Section(':recurso')
export class HistoryController {
  constructor(private readonly history: History) {}

  @Get()
  @Editor()
  @ApiOperation({ summary: 'As versões de um registo, as mais recentes primeiro (200 no máximo)' })
  @Resource()
  @ApiOkResponse({ type: [SavedVersionDto] })
  async list(@Param('recurso') resource: string, @Param('id', IdPipe) recordId: number): Promise<SavedVersionDto[]> {
    return (await this.history.list({ resource, recordId })).map(SavedVersionDto.from);
  }

  @Get(':versao')
  @Editor()
  @ApiOperation({ summary: 'O que um registo tinha numa das suas versões' })
  @Resource()
  @ApiReadRecord(VersionContentsDto)
  async get(
    @Param('recurso') resource: string,
    @Param('id', IdPipe) recordId: number,
    @Param('versao', IdPipe) versao: number,
  ): Promise<VersionContentsDto> {
    return VersionContentsDto.from(versao, await this.history.contentsOf({ resource, recordId }, versao));
  }

  @Post(':versao/reposicao')
  @Editor()
  @Audited('repôs')
  @HttpCode(204)
  @ApiOperation({ summary: 'Repor um registo como era numa versão, todo ou alguns campos, como versão nova' })
  @Resource()
  @ApiNoContentResponse({ description: 'Reposto.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'Alterado por outra pessoa.' })
  @ApiForbiddenResponse({ type: ErrorBody, description: 'Muda o que só a administração altera, com a palavra-passe.' })
  bringBack(
    @Param('recurso') resource: string,
    @Param('id', IdPipe) recordId: number,
    @Param('versao', IdPipe) versao: number,
    @Body() body: BringBackDto,
    @CurrentSession() session: LiveSession,
    @Headers('if-match') ifMatch?: string,
  ): Promise<void> {
    const wanted = { fields: body.campos ?? undefined, expected: expectedVersion(body.versao, ifMatch) };
    return this.history.bringBack({ resource, recordId }, versao, wanted, session);
  }
}

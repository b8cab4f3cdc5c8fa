import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Editor } from '../../../platform/access/access.decorator.js';
import { Section } from '../../../platform/audit/section.decorator.js';
import { ApiCreateRecord } from '../../../platform/http/api-record.decorators.js';
import { AnswersPage } from '../../../platform/lists/answers-page.decorator.js';
import { FoundInPanel } from '../../../platform/lists/found-in-panel.decorator.js';
import type { RawListQuery } from '../../../platform/lists/list-query.js';
import type { Page } from '../../../platform/lists/page.js';
import { momentsOf, RascunhoDto, RascunhoNovoDto, RascunhoRowDto } from './draft.dto.js';
import type { DraftSeen } from './draft-ask.js';
import { Drafts } from './drafts.service.js';
import { rascunhosList } from './rascunhos.list.js';

/** Records of all kinds that wait, or are no longer shown. */
@ApiTags('Rascunhos')
@Controller('api/rascunhos')
@Section(rascunhosList.resource)
export class RascunhosController {
  constructor(private readonly drafts: Drafts) {}

  @Get()
  @Editor()
  @ApiOperation({ summary: 'Listar rascunhos, registos agendados e arquivados' })
  @AnswersPage(RascunhoRowDto, rascunhosList, RascunhoRowDto.from)
  @FoundInPanel({ resource: rascunhosList.resource, found: ({ draft: { id, titulo } }: DraftSeen) => ({ id, titulo }) })
  list(@Query() query: RawListQuery): Promise<Page<DraftSeen>> {
    return this.drafts.list(query);
  }

  @Post()
  @Editor()
  @ApiOperation({ summary: 'Criar um registo que ainda não é público' })
  @ApiCreateRecord(RascunhoDto)
  async create(@Body() body: RascunhoNovoDto): Promise<RascunhoDto> {
    return this.drafts.answer(await this.drafts.create(body.recurso, { body: body.conteudo, ...momentsOf(body) }));
  }
}

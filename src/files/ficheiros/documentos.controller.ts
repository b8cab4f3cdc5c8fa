import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { Refuses } from '#platform/http/answers.js';
import { FicheirosService } from './ficheiros.service.js';
import { sendDocument } from './send-stored.js';

/** Attachments and CVs: personal data, so for administrators only, never shown inline and never cached. */
@ApiTags('Ficheiros')
@Controller('documentos')
@Section('documentos')
export class DocumentosController {
  constructor(private readonly ficheiros: FicheirosService) {}

  @Get(':name')
  @Admin('Descarregar um anexo ou CV')
  @Audited('abriu')
  @ApiOkResponse({
    description: 'O PDF.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses({ 404: 'Não existe.' })
  async read(@Param('name') name: string, @Res() response: Response): Promise<void> {
    await sendDocument(response, await this.ficheiros.openDocument(name));
  }
}

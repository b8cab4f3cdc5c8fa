import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Admin, Public } from '../common/access/access.decorator.js';
import { RateLimited } from '../common/access/rate-limit.guard.js';
import { ErrorBody } from '../common/errors/error-body.js';
import { IdPipe } from '../common/http/id.pipe.js';
import { answerPage } from '../common/lists/answer-page.js';
import { ApiList } from '../common/lists/api-list.decorator.js';
import type { RawListQuery } from '../common/lists/list-query.js';
import { messages } from '../common/messages.js';
import { AcceptedDto } from '../common/submissions/accepted.dto.js';
import { ApiFormErrors } from '../common/submissions/api-form-errors.decorator.js';
import { WithAttachment } from '../common/submissions/attachment.js';
import { MarkDto } from '../common/submissions/mark.dto.js';
import type { ReceivedFile } from '../common/uploads/staging-engine.js';
import { contactosList } from './contactos.list.js';
import { ContactosService } from './contactos.service.js';
import { ContactoInputDto } from './dto/contacto-input.dto.js';
import { ContactoDto } from './dto/contacto.dto.js';

@ApiTags('Contactos')
@Controller()
export class ContactosController {
  constructor(private readonly contactos: ContactosService) {}

  @Post('contactos')
  @Public()
  @RateLimited('forms')
  @UseInterceptors(WithAttachment('documento'))
  @ApiOperation({ summary: 'Enviar o formulário de contacto' })
  @ApiConsumes('multipart/form-data')
  @ApiCreatedResponse({ type: AcceptedDto })
  @ApiFormErrors()
  async receive(@Body() body: ContactoInputDto, @UploadedFiles() [documento]: ReceivedFile[]): Promise<AcceptedDto> {
    return { id: await this.contactos.receive(body, documento), message: messages.submitted };
  }

  @Get('api/contactos')
  @Admin()
  @ApiOperation({ summary: 'Listar contactos' })
  @ApiList(ContactoDto, contactosList)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) response: Response): Promise<ContactoDto[]> {
    return answerPage(response, contactosList.resource, await this.contactos.inbox.list(query), ContactoDto.from);
  }

  @Get('api/contactos/:id')
  @Admin()
  @ApiOperation({ summary: 'Ler um contacto' })
  @ApiOkResponse({ type: ContactoDto })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  async get(@Param('id', IdPipe) id: number): Promise<ContactoDto> {
    return ContactoDto.from(await this.contactos.inbox.getOrThrow(id));
  }

  @Put('api/contactos/:id')
  @Admin()
  @ApiOperation({ summary: 'Marcar um contacto como lido ou por ler' })
  @ApiOkResponse({ type: ContactoDto })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  async mark(@Param('id', IdPipe) id: number, @Body() { lida }: MarkDto): Promise<ContactoDto> {
    return ContactoDto.from(await this.contactos.inbox.mark(id, lida));
  }

  @Delete('api/contactos/:id')
  @Admin()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um contacto e o seu anexo' })
  @ApiNoContentResponse({ description: 'Eliminado.' })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.contactos.inbox.remove(id);
  }
}

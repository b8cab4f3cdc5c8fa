import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public, Read } from '../access/access.decorator.js';
import { Refuses } from '../http/answers.js';
import { VersionStreams } from './version-streams.js';

@ApiTags('Estado')
@Controller('api/versoes')
export class VersoesController {
  constructor(private readonly streams: VersionStreams) {}

  @Get()
  @Public('Seguir as versões dos conteúdos: primeiro todas, depois as que sobem (server-sent events)')
  @Read('state')
  @ApiOkResponse({
    description: 'Eventos cujo `data` é um objeto JSON: a versão de cada tipo de conteúdo.',
    content: { 'text/event-stream': { schema: { type: 'string', example: 'data: {"eventos":12,"equipa":3}\n\n' } } },
  })
  @Refuses({ 429: 'Demasiadas ligações do mesmo endereço.', 503: 'Demasiadas ligações, ou versões por confirmar.' })
  follow(@Req() request: Request, @Res() response: Response): void {
    this.streams.open(request, response);
  }
}

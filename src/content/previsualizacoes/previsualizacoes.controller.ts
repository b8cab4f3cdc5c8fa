import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentSessionId, Editor, Public } from '#platform/access/access.decorator.js';
import { NotAudited, Section } from '#platform/audit/audited.decorator.js';
import { ApiCreateRecord, ApiReadRecord, Refuses } from '#platform/http/answers.js';
import { PrevisualizacaoDto, PrevisualizacaoInputDto, PrevisualizacaoLigacaoDto } from './previsualizacao.dto.js';
import { PrevisualizacoesService } from './previsualizacoes.service.js';

@ApiTags('Rascunhos')
@Controller('api/previsualizacoes')
@Section('rascunhos')
export class PrevisualizacoesController {
  constructor(private readonly previews: PrevisualizacoesService) {}

  @Post()
  @Editor(
    'Pedir uma ligação à página do site com o que está guardado: vale uma hora, enquanto durar a sessão que a pede',
  )
  @NotAudited()
  @Header('Cache-Control', 'no-store')
  @ApiCreateRecord(PrevisualizacaoLigacaoDto)
  make(
    @Body() body: PrevisualizacaoInputDto,
    @CurrentSessionId() sessionId: string,
  ): Promise<PrevisualizacaoLigacaoDto> {
    return this.previews.make(body, sessionId);
  }

  // Not limited by client: the site's server asks for everybody from one address, and a token cannot be guessed.
  @Get(':token')
  @Public('Ler o que uma ligação de pré-visualização mostra')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @ApiReadRecord(PrevisualizacaoDto)
  @Refuses({ 410: 'A ligação já não é válida.' })
  read(@Param('token') token: string): Promise<PrevisualizacaoDto> {
    return this.previews.read(token);
  }
}

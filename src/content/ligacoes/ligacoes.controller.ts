import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { NotAudited, Section } from '#platform/audit/audited.decorator.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { LigacaoMortaDto, LigacoesInputDto } from './ligacoes.dto.js';
import { LigacoesService } from './ligacoes.service.js';

@ApiTags('Rascunhos')
@Controller('api/ligacoes')
@Section('rascunhos')
export class LigacoesController {
  constructor(private readonly links: LigacoesService) {}

  @Post()
  @Editor('Dizer quais destas ligações não levam a lado nenhum')
  @NotAudited()
  @Answers([LigacaoMortaDto])
  @Refuses({ 400: 'Campos errados.' })
  dead(@Body() body: LigacoesInputDto): Promise<LigacaoMortaDto[]> {
    return this.links.dead(body.ligacoes);
  }
}

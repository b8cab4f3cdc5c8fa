import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { schoolYear } from '#content/edicoes/edicao.entity.js';
import { expectedVersion, requireSameId } from '#content/shared/content-spec.js';
import { Admin, Audited, NotAudited, ServesResource } from '#platform/access/access.decorator.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, ApiReadRecord, ApiRemoveRecord, ApiReplaceRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { LembreteDto, LembreteInputDto, LembretePalavrasDto, LembretesDto } from './lembrete.dto.js';
import { LembretesService } from './lembretes.service.js';
import {
  JuncaoInputDto,
  MensagemEscolasEnviadaDto,
  MensagemEscolasInputDto,
  MensagemEscolasPreviewDto,
  ParticipacaoDto,
  ParticipacaoUpdateDto,
  PrazoEscolaInputDto,
  ProlongamentoInputDto,
} from './participacao.dto.js';
import type { ListedParticipation } from './participacao.entity.js';
import { ProjetoParticipacaoDto } from './projeto.dto.js';
import { PaginaEscolaService } from './pagina-escola.service.js';
import { participacoesList, ParticipacoesService } from './participacoes.service.js';

@ApiTags('Desafio Escolar')
@Controller('api/participacoes')
@ServesResource(participacoesList.resource)
export class ParticipacoesController {
  constructor(
    private readonly participacoes: ParticipacoesService,
    private readonly pagina: PaginaEscolaService,
  ) {}

  @Get()
  @Admin('Listar as escolas que participam no Desafio Escolar')
  @AnswersPage(ParticipacaoDto, participacoesList, ParticipacaoDto.from, {
    found: ({ id, escola, edicao }) => ({ id, titulo: `${escola} (${schoolYear(edicao)})` }),
  })
  list(@Query() query: RawListQuery): Promise<Page<ListedParticipation>> {
    return this.participacoes.list(query);
  }

  @Get(':id')
  @Admin('Ler uma participação')
  @ApiReadRecord(ParticipacaoDto)
  async get(@Param('id', IdPipe) id: number): Promise<ParticipacaoDto> {
    return ParticipacaoDto.from(await this.participacoes.getOrThrow(id));
  }

  @Put(':id')
  @Admin('Corrigir uma participação')
  @ApiReplaceRecord(ParticipacaoDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: ParticipacaoUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<ParticipacaoDto> {
    requireSameId(id, body.id);
    const expected = expectedVersion(body.versao, ifMatch);
    return ParticipacaoDto.from(await this.participacoes.update(id, body, expected));
  }

  @Delete(':id')
  @Admin('Eliminar uma participação; a inscrição fica')
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.participacoes.remove(id);
  }

  @Post(':id/juncao')
  @Admin({
    summary: 'Juntar a uma participação outras, da mesma escola ou do mesmo professor',
    description: 'A que fica recebe das outras o que lhe falta; as inscrições ficam como chegaram.',
  })
  @Audited('alterou')
  @ApiReadRecord(ParticipacaoDto)
  @Refuses({ 400: 'São de edições diferentes.', 409: 'Uma delas está retida.' })
  async join(@Param('id', IdPipe) id: number, @Body() { ids }: JuncaoInputDto): Promise<ParticipacaoDto> {
    return ParticipacaoDto.from(await this.participacoes.join(id, ids));
  }

  @Post(':id/ligacao')
  @Admin('Enviar ao professor outra ligação para a página da escola; as de antes deixam de servir')
  @Audited('alterou')
  @ApiRemoveRecord()
  renewLink(@Param('id', IdPipe) id: number): Promise<void> {
    return this.pagina.renewLink(id);
  }

  @Delete(':id/ligacao')
  @Admin('Retirar todas as ligações para a página da escola')
  @Audited('alterou')
  @ApiRemoveRecord()
  endLinks(@Param('id', IdPipe) id: number): Promise<void> {
    return this.pagina.endLinks(id);
  }

  @Put(':id/prazo')
  @Admin('Dar a uma escola mais tempo para entregar o projeto, com o motivo, e avisá-la')
  @Audited('alterou')
  @ApiReadRecord(ParticipacaoDto)
  @Refuses({ 400: 'O dia não serve, ou falta o motivo.' })
  async allowLater(@Param('id', IdPipe) id: number, @Body() body: PrazoEscolaInputDto): Promise<ParticipacaoDto> {
    return ParticipacaoDto.from(await this.participacoes.extendDeadline(id, body));
  }

  @Get(':id/projeto')
  @Admin('Ler o projeto de uma escola, entregue ou ainda em rascunho')
  @ApiReadRecord(ProjetoParticipacaoDto)
  async getProject(@Param('id', IdPipe) id: number): Promise<ProjetoParticipacaoDto> {
    const { project, nomeOriginal } = await this.participacoes.getProject(id);
    return ProjetoParticipacaoDto.of(project, nomeOriginal);
  }

  @Post('mensagens/previsualizacao')
  @Admin('Ver como uma mensagem chega à primeira das escolas escolhidas, e a quantas segue')
  @NotAudited()
  @Answers(MensagemEscolasPreviewDto)
  @Refuses({ 400: 'Campos errados.' })
  async previewMail(@Body() body: MensagemEscolasInputDto): Promise<MensagemEscolasPreviewDto> {
    return toAnswer(MensagemEscolasPreviewDto, await this.participacoes.previewMail(body));
  }

  @Post('mensagens')
  @Admin({
    summary: 'Escrever aos professores das escolas escolhidas',
    description: 'As mesmas palavras seguem uma só vez para cada escola.',
  })
  @Answers(MensagemEscolasEnviadaDto)
  @Refuses({ 400: 'Campos errados.' })
  async mail(@Body() body: MensagemEscolasInputDto): Promise<MensagemEscolasEnviadaDto> {
    return toAnswer(MensagemEscolasEnviadaDto, await this.participacoes.mail(body));
  }
}

/** The end of a period is moved where its edition is, and told where the schools are. */
@ApiTags('Edições')
@Controller('api/edicoes/:id/prolongamento')
@ServesResource('edicoes')
export class ProlongamentoController {
  constructor(private readonly participacoes: ParticipacoesService) {}

  @Post('previsualizacao')
  @Admin('Ver o que se diz às escolas de um prazo prolongado, e a quantas')
  @NotAudited()
  @ApiReadRecord(MensagemEscolasPreviewDto)
  async preview(@Param('id', IdPipe) id: number, @Body() body: ProlongamentoInputDto) {
    return toAnswer(MensagemEscolasPreviewDto, await this.participacoes.previewProlonging(id, body));
  }

  @Post()
  @Admin('Prolongar as inscrições ou a entrega dos projetos, e avisar as escolas')
  @Audited('alterou')
  @ApiReadRecord(MensagemEscolasEnviadaDto)
  @Refuses({ 400: 'O novo dia não vem depois do que está marcado.' })
  async prolong(@Param('id', IdPipe) id: number, @Body() body: ProlongamentoInputDto) {
    return toAnswer(MensagemEscolasEnviadaDto, await this.participacoes.prolong(id, body));
  }
}

@ApiTags('Desafio Escolar')
@Controller('api/lembretes')
@ServesResource('lembretes')
export class LembretesController {
  constructor(private readonly lembretes: LembretesService) {}

  @Get()
  @Admin('Ler os lembretes às escolas, e quando seguem na presente edição')
  @Answers(LembretesDto)
  async read(): Promise<LembretesDto> {
    return toAnswer(LembretesDto, await this.lembretes.read());
  }

  @Post(':id/previsualizacao')
  @Admin('Ver como um lembrete com estas palavras chega à primeira escola, e a quantas segue')
  @NotAudited()
  @ApiReadRecord(MensagemEscolasPreviewDto)
  async preview(@Param('id', IdPipe) id: number, @Body() body: LembretePalavrasDto) {
    return toAnswer(MensagemEscolasPreviewDto, await this.lembretes.preview(id, body));
  }

  @Put(':id')
  @Admin({
    summary: 'Mudar as palavras de um lembrete, deixá-lo seguir ou suspendê-lo',
    description: 'Segue por si no seu dia, das 9 às 19 horas, uma vez para cada escola; nas edições seguintes também.',
  })
  @ApiReplaceRecord(LembreteDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: LembreteInputDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<LembreteDto> {
    return toAnswer(LembreteDto, await this.lembretes.update(id, body, expectedVersion(body.versao, ifMatch)));
  }
}

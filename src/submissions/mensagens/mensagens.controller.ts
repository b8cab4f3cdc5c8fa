import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, CurrentUserId, ServesResource } from '#platform/access/access.decorator.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, ApiReadRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { MensagemDto, MensagemInputDto, MensagemListadaDto, RespostaInputDto } from './mensagem.dto.js';
import { type ListedMessage, mensagensList, MensagensService } from './mensagens.service.js';

@ApiTags('Mensagens')
@Controller('api/mensagens')
@ServesResource(mensagensList.resource)
export class MensagensController {
  constructor(private readonly mensagens: MensagensService) {}

  @Get()
  @Admin('Listar o que chegou por todos os formulários')
  @AnswersPage(MensagemListadaDto, mensagensList, (listed: ListedMessage) => toAnswer(MensagemListadaDto, listed), {
    found: ({ id, nome, assunto }) => ({ id, titulo: `${nome}: ${assunto}` }),
  })
  list(@Query() query: RawListQuery): Promise<Page<ListedMessage>> {
    return this.mensagens.list(query);
  }

  @Get(':id')
  @Admin('Ler uma mensagem, com as respostas e o mais que veio do mesmo endereço')
  @ApiReadRecord(MensagemDto)
  async get(@Param('id', IdPipe) id: number): Promise<MensagemDto> {
    return toAnswer(MensagemDto, await this.mensagens.get(id));
  }

  @Put(':id')
  @Admin('Dizer em que estado está uma mensagem, quem trata dela e o que a equipa deve saber')
  @Answers(MensagemDto)
  @Refuses({ 404: 'Não existe.', 409: 'Foi alterada por outra pessoa desde que foi lida.' })
  async update(@Param('id', IdPipe) id: number, @Body() body: MensagemInputDto): Promise<MensagemDto> {
    return toAnswer(MensagemDto, await this.mensagens.update(id, body));
  }

  @Post(':id/respostas')
  @Admin('Responder por e-mail a quem enviou')
  @Answers(MensagemDto, 201)
  @Refuses({ 404: 'Não existe.', 409: 'Foi alterada ou respondida por outra pessoa desde que foi lida.' })
  async answer(
    @Param('id', IdPipe) id: number,
    @Body() body: RespostaInputDto,
    @CurrentUserId() userId: number,
  ): Promise<MensagemDto> {
    return toAnswer(MensagemDto, await this.mensagens.answer(id, body, userId));
  }
}

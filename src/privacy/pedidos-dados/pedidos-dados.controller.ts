import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, ServesResource } from '#platform/access/access.decorator.js';
import { ApiCreateRecord, ApiReadRecord, IdPipe } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { PedidoDadosDto, PedidoDadosInputDto, PedidoDadosRespostaDto } from './pedido-dados.dto.js';
import type { PedidoDados } from './pedido-dados.entity.js';
import { pedidosDadosList, PedidosDadosService } from './pedidos-dados.service.js';

@ApiTags('Dados pessoais')
@Controller('api/pedidos-dados')
@ServesResource(pedidosDadosList.resource)
export class PedidosDadosController {
  constructor(private readonly pedidos: PedidosDadosService) {}

  @Get()
  @Admin('Listar os pedidos sobre dados pessoais, primeiro os que acabam o prazo')
  @AnswersPage(PedidoDadosDto, pedidosDadosList, PedidoDadosDto.from)
  list(@Query() query: RawListQuery): Promise<Page<PedidoDados>> {
    return this.pedidos.records.list(query);
  }

  @Get(':id')
  @Admin('Ler um pedido sobre dados pessoais')
  @ApiReadRecord(PedidoDadosDto)
  async get(@Param('id', IdPipe) id: number): Promise<PedidoDadosDto> {
    return PedidoDadosDto.from(await this.pedidos.records.getOrThrow(id));
  }

  @Post()
  @Admin('Registar um pedido que chegou por um formulário do site, e-mail, telefone ou carta')
  @ApiCreateRecord(PedidoDadosDto)
  async create(@Body() body: PedidoDadosInputDto): Promise<PedidoDadosDto> {
    return PedidoDadosDto.from(await this.pedidos.create(body));
  }

  @Put(':id')
  @Admin('Dizer que um pedido está respondido, ou afinal por responder')
  @ApiReadRecord(PedidoDadosDto)
  async mark(@Param('id', IdPipe) id: number, @Body() body: PedidoDadosRespostaDto): Promise<PedidoDadosDto> {
    return PedidoDadosDto.from(await this.pedidos.mark(id, body));
  }
}

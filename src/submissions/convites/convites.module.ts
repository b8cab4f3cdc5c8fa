import { Body, Controller, Delete, Get, Global, Module, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EquipaModule } from '#content/equipa/equipa.module.js';
import { Invitations } from '#files/ficheiros/invitations.js';
import { Admin, Audited, NoStore, Public, ServesResource } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Answers, ApiCreateRecord, ApiRemoveRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { AceiteDto } from '../requests/form-fields.js';
import { ConviteCriadoDto, ConviteDto, ConviteInputDto, ConviteValidoDto, TestemunhoInputDto } from './convite.dto.js';
import { Convite } from './convite.entity.js';
import { convitesList, ConvitesService } from './convites.service.js';

@ApiTags('Convites')
@Controller('api/convites')
@ServesResource(convitesList.resource)
class ConvitesController {
  constructor(private readonly convites: ConvitesService) {}

  @Get()
  @Admin('Listar convites para testemunho, os mais recentes primeiro')
  @AnswersPage(ConviteDto, convitesList, ConviteDto.from, {
    found: ({ id, nota }) => ({ id, titulo: nota ?? `convite ${id}` }),
  })
  list(@Query() query: RawListQuery): Promise<Page<Convite>> {
    return this.convites.records.list(query);
  }

  @Post()
  @Admin('Criar um convite de uso único; a ligação só é mostrada agora')
  @NoStore()
  @ApiCreateRecord(ConviteCriadoDto)
  async create(@Body() body: ConviteInputDto): Promise<ConviteCriadoDto> {
    const { convite, url } = await this.convites.create(body);
    return Object.assign(ConviteDto.from(convite), { url });
  }

  @Delete(':id')
  @Admin('Anular um convite')
  @Audited('anulou')
  @ApiRemoveRecord()
  @Refuses({ 409: 'Já foi usado.' })
  revoke(@Param('id', IdPipe) id: number): Promise<void> {
    return this.convites.revoke(id);
  }
}

@ApiTags('Convites')
@Controller()
class TestemunhosController {
  constructor(private readonly convites: ConvitesService) {}

  // Not limited by client: the site's server asks for all visitors from one address. A token of 256 random bits cannot
  // be guessed at any rate, and one look-up costs what any public page does.
  @Get('convites/:token')
  @Public('Saber se um convite ainda pode ser usado')
  @NoStore()
  @Answers(ConviteValidoDto)
  @Refuses({ 404: 'O convite não existe.', 410: 'O convite já foi usado, expirou ou foi anulado.' })
  async get(@Param('token') token: string): Promise<ConviteValidoDto> {
    const { expira } = await this.convites.getOpenOrThrow(token);
    return { valido: true, expira: expira.toISOString() };
  }

  @Post('testemunhos')
  @Public('Enviar um testemunho com um convite; fica em rascunho até ser aprovado')
  @RateLimited('forms')
  @Answers(AceiteDto, 201)
  @Refuses({
    400: 'Campos errados, ou imagem que não veio com este convite.',
    404: 'O convite não existe.',
    410: 'O convite já foi usado, expirou ou foi anulado.',
  })
  async receive(@Body() body: TestemunhoInputDto): Promise<AceiteDto> {
    const id = await this.convites.submit(body);
    return { id, message: 'Testemunho enviado com sucesso! Será publicado depois de aprovado.' };
  }
}

@Global()
@Module({
  imports: [EquipaModule],
  controllers: [ConvitesController, TestemunhosController],
  providers: [ConvitesService, { provide: Invitations, useExisting: ConvitesService }],
  exports: [Invitations],
})
export class ConvitesModule {}

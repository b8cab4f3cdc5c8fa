import { Body, Controller, Get, Headers, Module, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentSession, type LiveSession } from '#accounts/sessions/live-session.js';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { Editor, IsEditor, PublicAndEditor, Audited, ServesResource } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, ApiReadRecord, ApiReplaceRecord, Refuses } from '#platform/http/answers.js';
import { expectedVersion } from '../shared/record-key-fields.js';
import { PaginaDto, PaginaInputDto, PaginaPublicacaoDto, PaginaResumidaDto } from './pagina.dto.js';
import { Pagina } from './pagina.entity.js';
import { PaginasService } from './paginas.service.js';

const ApiAdministrationsWords = () =>
  Refuses({
    403: 'Muda um campo que só a administração altera; ou é da administração e deu a palavra-passe há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.',
  });

@ApiTags('Páginas')
@Controller('api/paginas')
@ServesResource('paginas')
class PaginasController {
  constructor(private readonly paginas: PaginasService) {}

  @Get()
  @PublicAndEditor('Listar as páginas do site, com o que nelas foi alterado')
  @Kept(Pagina, Fotografia)
  @Answers([PaginaResumidaDto])
  async list(@IsEditor() forEditor: boolean): Promise<PaginaResumidaDto[]> {
    return (await this.paginas.list(forEditor)).map((page) => toAnswer(PaginaResumidaDto, page));
  }

  @Get(':chave')
  @PublicAndEditor('Ler as palavras de uma página')
  @Kept(Pagina, Fotografia)
  @ApiReadRecord(PaginaDto)
  async get(@Param('chave') chave: string, @IsEditor() forEditor: boolean): Promise<PaginaDto> {
    return toAnswer(PaginaDto, await this.paginas.get(chave, forEditor));
  }

  @Put(':chave')
  @Editor('Guardar o rascunho de uma página')
  @ApiReplaceRecord(PaginaDto)
  @ApiAdministrationsWords()
  async saveDraft(
    @Param('chave') chave: string,
    @Body() body: PaginaInputDto,
    @CurrentSession() session: LiveSession,
    @Headers('if-match') ifMatch?: string,
  ): Promise<PaginaDto> {
    const expected = expectedVersion(body.versao, ifMatch);
    return toAnswer(PaginaDto, await this.paginas.saveDraft(chave, body.conteudo, expected, session));
  }

  @Post(':chave/publicacao')
  @Editor('Publicar o rascunho de uma página')
  @Audited('publicou')
  @ApiReplaceRecord(PaginaDto)
  @ApiAdministrationsWords()
  async publish(
    @Param('chave') chave: string,
    @Body() body: PaginaPublicacaoDto,
    @CurrentSession() session: LiveSession,
    @Headers('if-match') ifMatch?: string,
  ): Promise<PaginaDto> {
    return toAnswer(PaginaDto, await this.paginas.publish(chave, expectedVersion(body.versao, ifMatch), session));
  }
}

@Module({
  controllers: [PaginasController],
  providers: [PaginasService],
  exports: [PaginasService],
})
export class PaginasModule {}

import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, Headers, Module, Param, Post, Put } from '@nestjs/common';
import { type ImagemDto, ImagensField } from '#files/fotografias/imagem.dto.js';
import { ApiObject, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';
import { ApiRecordVersion, ContentsField, expectedVersion, RecordVersionField } from '../shared/content-spec.js';
import { CurrentSession, type LiveSession } from '#accounts/sessions/live-session.js';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { Audited, Editor, IsEditor, PublicAndEditor, ServesResource } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { Answers, ApiReadRecord, ApiReplaceRecord, Refuses } from '#platform/http/answers.js';
import { Pagina } from './pagina.entity.js';
import { PaginasService } from './paginas.service.js';

class PaginaInputDto {
  @ContentsField({
    description: 'As palavras da página, pela forma da sua descrição; o que não vier fica como veio de origem.',
    example: { title: 'Crianças que mudam o mundo' },
  })
  conteudo!: object;

  @RecordVersionField() versao?: number;
}

class PaginaPublicacaoDto {
  @RecordVersionField() versao?: number;
}

class PaginaResumidaDto {
  @ApiProperty({ example: 'associacao' }) chave!: string;
  @ApiProperty({ example: 'Associação' }) nome!: string;

  @ApiProperty({ type: [String], example: ['/faq'], description: 'Os endereços no site; nenhum é em todo o site.' })
  caminhos!: readonly string[];

  @ApiObject({ description: 'O que do publicado difere do que veio de origem.' }) alteracoes!: object;
  @ApiRecordVersion() versao!: number;
  @ApiTextOrNull({ format: 'date-time', description: 'Última publicação.' }) publicadoEm!: string | null;
  @ImagensField() imagens?: Record<string, ImagemDto>;

  @ApiProperty({
    type: Number,
    required: false,
    nullable: true,
    example: 3,
    description: 'Por que se pede o histórico (`/api/paginas/{id}/versoes`), se já foi alterada; só para quem edita.',
  })
  id?: number | null;

  @ApiProperty({ required: false, description: 'Se há um rascunho por publicar; só para quem edita.' })
  temRascunho?: boolean;

  @ApiTextOrNull({ required: false, format: 'date-time', description: 'Só para quem edita.' })
  alteradoEm?: string | null;

  @ApiTextOrNull({ required: false, description: 'O nome de quem alterou; só para quem edita.' })
  alteradoPor?: string | null;
}

class PaginaDto extends PaginaResumidaDto {
  @ApiObject({ description: 'As palavras publicadas, todas.' }) conteudo!: object;

  @ApiObject({
    selfRequired: false,
    nullable: true,
    description: 'As do rascunho, se o há; só para quem edita.',
  })
  rascunho?: object | null;
}

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

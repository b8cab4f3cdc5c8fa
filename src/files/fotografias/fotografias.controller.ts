import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Audited, CurrentUserId, Editor, ServesResource } from '#platform/access/access.decorator.js';
import { ApiReadRecord, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { FotografiaDto, FotografiaInputDto } from './fotografia.dto.js';
import type { Fotografia } from './fotografia.entity.js';
import { fotografiasList, FotografiasService } from './fotografias.service.js';

const FileName = () => ApiParam({ name: 'id', description: 'O nome do ficheiro.', example: 'exemplo.jpg' });

/** Says which pictures visitors see: those of children by their authorisation, and none that was taken down. */
@ApiTags('Ficheiros')
@Controller('api')
@ServesResource('files')
export class FotografiasController {
  constructor(private readonly fotografias: FotografiasService) {}

  @Get('fotografias')
  @Editor(
    'Listar as fotografias marcadas, retiradas ou por aprovar, as que acabam a autorização primeiro; com `id`, tudo o que se sabe dessas',
  )
  @AnswersPage(FotografiaDto, fotografiasList, FotografiaDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Fotografia>> {
    return this.fotografias.list(query);
  }

  @Put('files/:id')
  @Editor('Dizer o que uma imagem mostra e de quem é, se tem menores identificáveis, e que autorização foi vista')
  @FileName()
  @ApiReadRecord(FotografiaDto)
  @Refuses({ 400: 'Campos errados, ou o ficheiro não é uma imagem.', 409: 'Alterada por outra pessoa.' })
  async mark(@Param('id') nome: string, @Body() body: FotografiaInputDto, @CurrentUserId() userId: number) {
    return FotografiaDto.from(await this.fotografias.mark(nome, body, userId));
  }

  @Post('files/:id/retirada')
  @Editor('Retirar uma fotografia do site, onde quer que esteja')
  @Audited('retirou')
  @FileName()
  @ApiReadRecord(FotografiaDto)
  @Refuses({ 400: 'O ficheiro não é uma imagem.' })
  async takeDown(@Param('id') nome: string, @CurrentUserId() userId: number): Promise<FotografiaDto> {
    return FotografiaDto.from(await this.fotografias.takeDown(nome, userId));
  }

  @Delete('files/:id/retirada')
  @Editor('Repor uma fotografia que foi retirada; uma com menores continua a precisar de autorização')
  @Audited('repôs')
  @FileName()
  @ApiReadRecord(FotografiaDto)
  async putBack(@Param('id') nome: string): Promise<FotografiaDto> {
    return FotografiaDto.from(await this.fotografias.putBack(nome));
  }
}

import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  Ip,
  Param,
  Post,
  Put,
  Query,
  Res,
  UploadedFiles,
} from '@nestjs/common';
import { ApiBody, ApiParam, ApiProperty, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Multipart, type ReceivedFile } from '#files/ficheiros/multipart-form.js';
import { servedWidths } from '#files/ficheiros/image-variants.js';
import { Admin, Audited, ServesResource } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, AnswersFile, AnswersMessage, Refuses } from '#platform/http/answers.js';
import { ForSchool } from './pagina-escola.controller.js';
import { PaginaEscolaReciboDto } from './pagina-escola.dto.js';
import {
  FotoProjetoInputDto,
  MostrarProjetoInputDto,
  ProjetoEscolaInputDto,
  ProjetosMuralDto,
  ProjetosMuralInputDto,
} from './projeto.dto.js';
import { ProjetosService } from './projetos.service.js';
import { ShowProjects } from './show-projects.service.js';

const FILE_BYTES = 10_485_760;

class FicheiroProjetoUploadDto {
  @ApiProperty({ type: String, format: 'binary', maxLength: FILE_BYTES, description: 'Uma imagem ou um PDF.' })
  ficheiro!: unknown;
}

class ProjetoGuardadoDto {
  @ApiProperty({ example: 4, description: 'A versão a enviar com as palavras seguintes.' }) versao!: number;
}

class FicheiroProjetoDto {
  @ApiTextOrNull({ description: 'O nome guardado da fotografia; nulo para um PDF.' }) nome!: string | null;
}

/** @param message the answer, where the handler returns none of its own */
const Changes = (summary: string, message?: string) =>
  applyDecorators(
    ForSchool(summary),
    RateLimited('drafts'),
    Refuses({ 400: 'Campos errados.', 409: 'O projeto está entregue, a entrega fechou, ou há outra versão.' }),
    ...(message === undefined ? [] : [AnswersMessage(PaginaEscolaReciboDto, message)]),
  );

const PictureName = () =>
  ApiParam({ name: 'nome', description: 'O nome guardado da fotografia.', example: 'horta.jpg' });

/** The project of a school, by the link to its own page. */
@ApiTags('Desafio Escolar')
@Controller('api/desafio/:token')
export class ProjetosController {
  constructor(private readonly projetos: ProjetosService) {}

  @Put('projeto')
  @Changes('Guardar as palavras do projeto, completas ou não')
  @Answers(ProjetoGuardadoDto)
  async save(@Param('token') token: string, @Body() body: ProjetoEscolaInputDto): Promise<ProjetoGuardadoDto> {
    return { versao: await this.projetos.save(token, body) };
  }

  @Put('projeto/mural')
  @ForSchool('Dizer se o projeto pode ser mostrado no site; quem o nega tira-o do mural')
  @RateLimited('drafts')
  @Answers(PaginaEscolaReciboDto)
  @Refuses({ 400: 'Campos errados.' })
  async allowShowing(
    @Param('token') token: string,
    @Body() { mostrar }: MostrarProjetoInputDto,
    @Ip() ip: string,
  ): Promise<PaginaEscolaReciboDto> {
    await this.projetos.allowShowing(token, mostrar, ip);
    return { message: mostrar ? 'O projeto pode ser mostrado no site.' : 'O projeto não é mostrado no site.' };
  }

  @Delete('projeto')
  @Changes('Deitar fora o rascunho do projeto, com as fotografias e o PDF', 'O rascunho foi deitado fora.')
  throwAway(@Param('token') token: string, @Ip() ip: string): Promise<void> {
    return this.projetos.discardProject(token, ip);
  }

  @Post('ficheiros')
  @Changes('Juntar ao projeto uma fotografia, ou um PDF no lugar do que houver')
  @Multipart({
    field: 'ficheiro',
    maxFiles: 1,
    maxFileSize: FILE_BYTES,
    tooLarge: 'O ficheiro não pode ultrapassar 10 MB.',
  })
  @ApiBody({ type: FicheiroProjetoUploadDto })
  @Answers(FicheiroProjetoDto)
  @Refuses({ 413: 'Ficheiro com mais de 10 MB.', 415: 'Nem imagem nem PDF.' })
  async addFile(@Param('token') token: string, @UploadedFiles() files: ReceivedFile[]): Promise<FicheiroProjetoDto> {
    return { nome: await this.projetos.addFile(token, files) };
  }

  // not limited: a page of eight asks for all at once, and its link cannot be guessed
  @Get('fotos/:nome')
  @ForSchool('Ver uma fotografia do projeto, que os visitantes ainda não veem')
  @PictureName()
  @ApiQuery({ name: 'w', required: false, enum: servedWidths.map(String) })
  @AnswersFile('image/*', 'A fotografia.')
  sendPicture(
    @Param('token') token: string,
    @Param('nome') nome: string,
    @Query('w') width: unknown,
    @Res() response: Response,
  ): Promise<void> {
    return this.projetos.sendPicture(token, nome, width, response);
  }

  @Put('fotos/:nome')
  @Changes('Descrever uma fotografia e dizer se há nela crianças reconhecíveis', 'A descrição ficou guardada.')
  @PictureName()
  describePicture(
    @Param('token') token: string,
    @Param('nome') nome: string,
    @Body() body: FotoProjetoInputDto,
  ): Promise<void> {
    return this.projetos.describePicture(token, nome, body);
  }

  @Delete('fotos/:nome')
  @Changes('Retirar uma fotografia do projeto', 'A fotografia foi retirada.')
  @PictureName()
  removePicture(@Param('token') token: string, @Param('nome') nome: string): Promise<void> {
    return this.projetos.removePicture(token, nome);
  }

  @Get('documento')
  @ForSchool('Descarregar o PDF do projeto')
  @AnswersFile('application/pdf', 'O PDF.')
  sendDocument(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.projetos.sendDocument(token, response);
  }

  @Delete('documento')
  @Changes('Retirar o PDF do projeto', 'O PDF foi retirado.')
  removeDocument(@Param('token') token: string): Promise<void> {
    return this.projetos.removeDocument(token);
  }

  @Post('entrega')
  @Changes('Entregar o projeto, que fica como está; o professor recebe um recibo', 'O projeto está entregue.')
  submit(@Param('token') token: string, @Ip() ip: string): Promise<void> {
    return this.projetos.submit(token, ip);
  }

  @Delete('entrega')
  @Changes(
    'Retirar a entrega, para corrigir o projeto',
    'A entrega foi retirada. O projeto pode ser corrigido e entregue outra vez.',
  )
  takeBack(@Param('token') token: string, @Ip() ip: string): Promise<void> {
    return this.projetos.withdraw(token, ip);
  }
}

/** The projects of schools are chosen among the participations, and shown on the wall. */
@ApiTags('Desafio Escolar')
@Controller('api/participacoes/mural')
@ServesResource('mural')
export class ShowProjectsController {
  constructor(private readonly projects: ShowProjects) {}

  @Post()
  @Admin({
    summary: 'Pôr no mural os projetos entregues das escolas escolhidas que aceitaram mostrá-los',
    description: 'As fotografias com crianças e sem autorização registada ficam de fora.',
  })
  @Audited('publicou')
  @Answers(ProjetosMuralDto)
  @Refuses({ 400: 'Campos errados.' })
  async show(@Body() { ids }: ProjetosMuralInputDto): Promise<ProjetosMuralDto> {
    return toAnswer(ProjetosMuralDto, await this.projects.show(ids));
  }
}

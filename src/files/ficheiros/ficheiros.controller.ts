import { Body, Controller, Delete, Get, Param, Post, Query, Res, UploadedFiles } from '@nestjs/common';
import { ApiBody, ApiParam, ApiProperty, ApiQuery, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  Admin,
  Audited,
  Editor,
  EditorOrInvited,
  InvitationId,
  IsEditor,
  PublicAndEditor,
  Read,
  ServesResource,
} from '#platform/access/access.decorator.js';
import { TextField } from '#platform/dto/fields.js';
import { Answers, AnswersFile, ApiReadRecord, ApiRemoveRecord, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { Multipart, type ReceivedFile } from './multipart-form.js';
import { Invitations } from './invitations.js';
import { Ficheiro, FILE_NAME_LENGTH } from '../storage/ficheiro.entity.js';
import { ficheirosList, FicheirosService } from './ficheiros.service.js';
import { servedWidths } from './image-variants.js';
import { PublicFiles } from './public-files.js';
import { sendDocument } from './send-stored.js';

@ApiSchema({ name: 'SubstituicaoInput' })
class ReplacementInputDto {
  @TextField({
    label: 'O nome da imagem que fica no lugar dela',
    max: FILE_NAME_LENGTH,
    example: '1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg',
    description: 'O nome guardado, como `POST /upload` o respondeu.',
  })
  por!: string;
}

@ApiSchema({ name: 'FicheiroUsos' })
class FileUsesDto {
  @ApiProperty({ description: 'O mesmo que `nome`.' }) id!: string;
  @ApiProperty({ example: '1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg' }) nome!: string;

  @ApiProperty({ type: [String], example: ['Evento "Festival DFC 2026"'], description: 'Até três de cada espécie.' })
  usos!: string[];
}

@ApiTags('Ficheiros')
@Controller()
@ServesResource(ficheirosList.resource)
export class FicheirosController {
  constructor(
    private readonly ficheiros: FicheirosService,
    private readonly publicFiles: PublicFiles,
  ) {}

  @Get('api/files')
  @Editor('Listar os nomes dos ficheiros públicos, os mais recentes primeiro; `tipo`: pdf ou image')
  @AnswersPage(String, ficheirosList, ({ nome }: Ficheiro) => nome, {
    found: ({ nome }) => ({ id: nome, titulo: nome }),
    sort: ['id', 'DESC'],
  })
  list(@Query() query: RawListQuery): Promise<Page<Ficheiro>> {
    return this.ficheiros.list(query);
  }

  @Get('api/files/:id')
  @Editor('Saber onde um ficheiro público está em uso')
  @ApiParam({ name: 'id', description: 'O nome do ficheiro.', example: 'exemplo.jpg' })
  @ApiReadRecord(FileUsesDto)
  async uses(@Param('id') nome: string): Promise<FileUsesDto> {
    return { id: nome, nome, usos: await this.ficheiros.usesOf(nome) };
  }

  @Post('api/files/:id/substituicao')
  @Editor(
    'Mostrar outra imagem, já carregada, onde quer que uma esteja, e eliminar essa; o que se diz dela passa para a outra',
  )
  @Audited('substituiu')
  @ApiParam({ name: 'id', description: 'O nome da imagem que sai.', example: 'exemplo.jpg' })
  @ApiReadRecord(FileUsesDto)
  @Refuses({ 400: 'Uma das duas não é uma imagem, ou já não existe.' })
  async replace(@Param('id') nome: string, @Body() { por }: ReplacementInputDto): Promise<FileUsesDto> {
    return { id: por, nome: por, usos: await this.ficheiros.replace(nome, por) };
  }

  @Delete('api/delete/:id')
  @Editor('Eliminar um ficheiro público que não esteja em uso')
  @ApiParam({ name: 'id', description: 'O nome do ficheiro.' })
  @ApiRemoveRecord()
  @Refuses({ 409: 'Em uso; a frase diz onde.' })
  remove(@Param('id') nome: string): Promise<void> {
    return this.ficheiros.remove(nome);
  }

  @Get('uploads/:name')
  @PublicAndEditor(
    'Ler um ficheiro público; com `w`, a imagem nessa largura em AVIF ou WebP, e com 1200 o JPEG de 1200 × 630 que as pré-visualizações de ligações mostram; com `nome`, para guardar com esse nome e a extensão do ficheiro',
  )
  @Read('file')
  @ApiQuery({ name: 'w', required: false, enum: servedWidths.map(String) })
  @ApiQuery({
    name: 'nome',
    required: false,
    schema: { type: 'string', maxLength: FILE_NAME_LENGTH, example: 'Relatório 2025' },
    description: 'O nome, sem extensão, com que o navegador guarda o ficheiro.',
  })
  @AnswersFile('application/octet-stream', 'O ficheiro.')
  @Refuses({ 404: 'Não existe, ou é uma imagem que os visitantes não veem.' })
  async read(
    @Param('name') name: string,
    @Query('w') width: unknown,
    @Query('nome') downloadName: unknown,
    @IsEditor() isEditor: boolean,
    @Res() response: Response,
  ): Promise<void> {
    await this.publicFiles.send(name, { width, downloadName, isEditor }, response);
  }
}

/** Attachments and CVs: personal data, so for administrators only, never shown inline and never cached. */
@ApiTags('Ficheiros')
@Controller('documentos')
@ServesResource('documentos')
export class DocumentosController {
  constructor(private readonly ficheiros: FicheirosService) {}

  @Get(':name')
  @Admin('Descarregar um anexo ou CV')
  @Audited('abriu')
  @AnswersFile('application/pdf', 'O PDF.')
  @Refuses({ 404: 'Não existe.' })
  async read(@Param('name') name: string, @Res() response: Response): Promise<void> {
    await sendDocument(response, await this.ficheiros.openDocument(name));
  }
}

/** As many in one call, and as large each. */
const UPLOAD_FILES = 20;
const UPLOAD_BYTES = 10_485_760;

/** Documents the files that are stored; they themselves arrive apart from any fields. */
class UploadInputDto {
  @ApiProperty({
    type: 'array',
    maxItems: UPLOAD_FILES,
    items: { type: 'string', format: 'binary', maxLength: UPLOAD_BYTES },
    description: 'Imagens ou PDF.',
  })
  images!: unknown[];
}

class UploadResult {
  @ApiProperty({ example: true }) success!: boolean;
  @ApiProperty({ type: [String], description: 'Nomes guardados, servidos em /uploads/{nome}.' }) filePaths!: string[];
  @ApiProperty({ example: 'Arquivos carregados com sucesso!' }) message!: string;

  @ApiProperty({
    required: false,
    type: Object,
    additionalProperties: { type: 'string' },
    description: 'Dos que já existiam na biblioteca: o nome do que existe, pelo nome do que chegou agora.',
  })
  iguais?: Record<string, string>;
}

const UPLOAD = {
  field: 'images',
  maxFiles: UPLOAD_FILES,
  maxFileSize: UPLOAD_BYTES,
  tooLarge: 'Cada ficheiro não pode ultrapassar 10 MB.',
};
const INVITED_UPLOAD = { ...UPLOAD, maxFiles: 1 };

@ApiTags('Ficheiros')
@Controller('upload')
@ServesResource('files')
export class UploadController {
  constructor(
    private readonly ficheiros: FicheirosService,
    private readonly invitations: Invitations,
  ) {}

  @Post()
  @EditorOrInvited('Carregar imagens e PDF para a área pública; com um convite, uma só imagem')
  @Multipart(({ conviteId }) => (conviteId === undefined ? UPLOAD : INVITED_UPLOAD))
  @ApiBody({ type: UploadInputDto })
  @Answers(UploadResult)
  @Refuses({
    400: 'Nenhum ficheiro, ou ficheiros a mais.',
    403: 'O convite já não permite enviar mais imagens.',
    413: 'Ficheiro com mais de 10 MB.',
    415: 'Nem imagem nem PDF.',
  })
  async upload(
    @UploadedFiles() files: ReceivedFile[],
    @InvitationId() conviteId: number | undefined,
  ): Promise<UploadResult> {
    const done = { success: true, message: 'Arquivos carregados com sucesso!' };
    // a guest is not told what the library has
    if (conviteId !== undefined)
      return { ...done, filePaths: [await this.invitations.uploadPicture(conviteId, files)] };
    const filePaths = await this.ficheiros.upload(files);
    const iguais = await this.ficheiros.findSame(filePaths);
    return { ...done, filePaths, ...(Object.keys(iguais).length === 0 ? {} : { iguais }) };
  }
}

import { ApiBody, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { Controller, Post, UploadedFiles } from '@nestjs/common';
import { EditorOrInvited, InvitationId } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { Multipart } from '../arriving/multipart.interceptor.js';
import type { ReceivedFile } from '../arriving/multipart-form.js';
import { Invitations } from '../invitations.js';
import { FicheirosService } from './ficheiros.service.js';

/** As many in one call, and as large each. */
const UPLOAD_FILES = 20;
const UPLOAD_BYTES = 10_485_760;

/** Documents the files that are stored; they themselves arrive apart from any fields. */
@ApiSchema({ name: 'UploadInput' })
class UploadInputDto {
  @ApiProperty({
    type: 'array',
    maxItems: UPLOAD_FILES,
    items: { type: 'string', format: 'binary', maxLength: UPLOAD_BYTES },
    description: 'Imagens ou PDF.',
  })
  images!: unknown[];
}

@ApiSchema({ name: 'UploadResult' })
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
@Section('files')
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
    const iguais = await this.ficheiros.sameAs(filePaths);
    return { ...done, filePaths, ...(Object.keys(iguais).length === 0 ? {} : { iguais }) };
  }
}

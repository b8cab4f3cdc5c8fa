import {
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Admin, Public } from '../common/access/access.decorator.js';
import { ErrorBody } from '../common/errors/error-body.js';
import { Multipart } from '../common/uploads/multipart.interceptor.js';
import type { ReceivedFile } from '../common/uploads/staging-engine.js';
import { FicheirosService } from './ficheiros.service.js';
import { PublicFiles } from './public-files.js';
import { UploadResult } from './upload-result.dto.js';
import { variantWidths } from './image-variants.js';

const UPLOAD = {
  field: 'images',
  maxFiles: 20,
  maxFileSize: 10_485_760,
  tooLarge: 'Cada ficheiro não pode ultrapassar 10 MB.',
};

@ApiTags('Ficheiros')
@Controller()
export class FicheirosController {
  constructor(
    private readonly ficheiros: FicheirosService,
    private readonly publicFiles: PublicFiles,
  ) {}

  @Post('upload')
  @Admin()
  @HttpCode(200)
  @UseInterceptors(Multipart(UPLOAD))
  @ApiOperation({ summary: 'Carregar imagens e PDF para a área pública' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['images'],
      properties: { images: { type: 'array', maxItems: UPLOAD.maxFiles, items: { type: 'string', format: 'binary' } } },
    },
  })
  @ApiOkResponse({ type: UploadResult })
  async upload(@UploadedFiles() files: ReceivedFile[]): Promise<UploadResult> {
    return {
      success: true,
      filePaths: await this.ficheiros.upload(files),
      message: 'Arquivos carregados com sucesso!',
    };
  }

  @Get('uploads/:name')
  @Public()
  @ApiOperation({ summary: 'Ler um ficheiro público; com `w`, a imagem nessa largura em AVIF ou WebP' })
  @ApiQuery({ name: 'w', required: false, enum: variantWidths.map(String) })
  @ApiOkResponse({
    description: 'O ficheiro.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  async read(
    @Param('name') name: string,
    @Query('w') width: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.publicFiles.send(name, width, request, response);
  }
}

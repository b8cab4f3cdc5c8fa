import { Controller, Injectable } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags, OmitType } from '@nestjs/swagger';
import { AppError } from '#platform/errors/app-error.js';
import { contentAnswer, contentSpec, SampleField, withRecordKeys } from '../shared/content-spec.js';
import { changedSpelling, ContentController, ContentModule, ContentService } from '../shared/content.js';
import { Material, materialLimits } from './material.entity.js';
import { ValidateIf } from 'class-validator';
import { MomentField, PublicTextField } from '#platform/dto/fields.js';
import { UrlField } from '#platform/dto/url-fields.js';
import { ApiMoment, ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';

class MaterialInputDto {
  @PublicTextField({ label: 'O título', max: materialLimits.titulo, example: 'Guia dos quatro passos' })
  titulo!: string;

  @ApiPropertyOptional()
  @ValidateIf(({ text, texto }: MaterialInputDto) => texto !== undefined || text === undefined)
  @PublicTextField({
    label: 'O texto',
    max: materialLimits.texto,
    lines: true,
    description: 'Aceite como `texto` ou como `text`.',
  })
  texto?: string;

  @ApiPropertyOptional()
  @ValidateIf(({ text }: MaterialInputDto) => text !== undefined)
  @PublicTextField({
    label: 'O texto',
    max: materialLimits.texto,
    lines: true,
    description: 'O mesmo que `texto`; se ambos vierem, vale o que mudou.',
  })
  text?: string;

  @UrlField({ label: 'O link de download', example: 'https://exemplo.pt/guia.pdf' }) download!: string;
  @UrlField({ label: 'A imagem' }) img!: string;
  @SampleField() exemplo?: boolean | null;
}

class MaterialUpdateDto extends withRecordKeys(MaterialInputDto) {
  @MomentField({ label: 'A data de criação', optional: true }) createdAt?: Date;
}

class MaterialDto extends contentAnswer(Material, OmitType(MaterialInputDto, ['texto', 'download', 'img'])) {
  @ApiProperty({ example: 2 }) id!: number;
  @ApiProperty() texto!: string;
  @ApiProperty({ description: 'O mesmo que `texto`.' }) text!: string;
  @ApiUriOrNull() download!: string | null;
  @ApiUriOrNull() img!: string | null;
  @ApiMoment() createdAt!: string;

  static readonly from = (row: Material): MaterialDto => toAnswer(MaterialDto, row, { text: row.texto });
}

export const materiais = contentSpec({
  entity: Material,
  input: MaterialInputDto,
  update: MaterialUpdateDto,
  answer: MaterialDto,
  list: {
    columns: { titulo: 'text', createdAt: 'moment' },
    defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  },
  path: 'materialpost',
  removed: 'api/materialpost/delete/:id',
  one: 'um material',
  summaries: { list: 'Listar o material pedagógico, o mais recente primeiro' },
  contents({ titulo, texto, text, download, img, exemplo }, stored: Material | undefined, at) {
    const body = changedSpelling(texto, text, stored?.texto);
    if (body === undefined) throw AppError.at('texto', 'O texto é de preenchimento obrigatório.');
    return {
      titulo,
      texto: body,
      download,
      img,
      createdAt: stored?.createdAt ?? at,
      exemplo: exemplo ?? stored?.exemplo ?? false,
    };
  },
});

@Injectable()
export class MateriaisService extends ContentService(materiais) {}

@ApiTags('Material pedagógico')
@Controller()
class MateriaisController extends ContentController(materiais, MateriaisService) {}

export const MateriaisModule = ContentModule(materiais, MateriaisController, MateriaisService);

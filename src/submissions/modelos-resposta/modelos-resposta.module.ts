import { Controller, Injectable } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { contentSpec, RecordIdField, RecordVersionField } from '#content/shared/content-spec.js';
import { ContentController, ContentModule, ContentService } from '#content/shared/content.js';
import { answerOf, toAnswer } from '#platform/dto/answer-fields.js';
import { TextField } from '#platform/dto/fields.js';
import { AppError } from '#platform/errors/app-error.js';
import { MAX_TEMPLATES, ModeloResposta, templateLimits } from './modelo-resposta.entity.js';

class ModeloRespostaInputDto {
  @TextField({ label: 'O nome', max: templateLimits.nome, example: 'Como inscrever a escola' }) nome!: string;

  @TextField({
    label: 'O texto',
    max: templateLimits.texto,
    lines: true,
    example: 'Olá, {nome}!\n\nObrigado por nos escrever.',
    description: '`{nome}` dá lugar ao nome de quem enviou a mensagem.',
  })
  texto!: string;
}

class ModeloRespostaUpdateDto extends ModeloRespostaInputDto {
  @RecordIdField() id?: number;
  @RecordVersionField() versao?: number;
}

class ModeloRespostaDto extends answerOf(ModeloResposta, ModeloRespostaInputDto) {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiProperty({ example: 1 }) versao!: number;

  static readonly from = (row: ModeloResposta): ModeloRespostaDto => toAnswer(ModeloRespostaDto, row);
}

const modelosResposta = contentSpec({
  entity: ModeloResposta,
  input: ModeloRespostaInputDto,
  update: ModeloRespostaUpdateDto,
  answer: ModeloRespostaDto,
  list: {
    columns: { nome: 'text' },
    defaultOrder: [{ property: 'nome', direction: 'ASC' }],
  },
  path: 'api/modelos-resposta',
  one: 'um modelo de resposta',
  summaries: { list: 'Listar os modelos de resposta' },
  onlyAdmin: true,
  contents: ({ nome, texto }) => ({ nome, texto }),
  async admit(manager) {
    if ((await manager.count(ModeloResposta)) < MAX_TEMPLATES) return {};
    throw new AppError('conflict', `Já há ${MAX_TEMPLATES} modelos, o máximo. Elimine primeiro um que já não use.`);
  },
});

@Injectable()
class ModelosRespostaService extends ContentService(modelosResposta) {}

@ApiTags('Modelos de resposta')
@Controller()
class ModelosRespostaController extends ContentController(modelosResposta, ModelosRespostaService) {}

export const ModelosRespostaModule = ContentModule(modelosResposta, ModelosRespostaController, ModelosRespostaService);

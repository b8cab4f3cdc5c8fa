import { Controller, Injectable } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contentKind, ContentModule } from '#content/shared/content-kind.js';
import { ContentController } from '#content/shared/content.controller.js';
import { ContentService } from '#content/shared/content.service.js';
import { AppError } from '#platform/errors/app-error.js';
import { ModeloRespostaDto, ModeloRespostaInputDto, ModeloRespostaUpdateDto } from './modelo-resposta.dto.js';
import { MAX_TEMPLATES, ModeloResposta } from './modelo-resposta.entity.js';

const modelosResposta = contentKind({
  entity: ModeloResposta,
  input: ModeloRespostaInputDto,
  update: ModeloRespostaUpdateDto,
  answer: ModeloRespostaDto,
  list: {
    columns: { nome: { property: 'nome', kind: 'text' } },
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

import { Controller, Injectable } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AppError } from '#platform/errors/app-error.js';
import { contentKind } from '../shared/content-kind.js';
import { changedSpelling, ContentController, ContentModule, ContentService } from '../shared/content.js';
import { MaterialDto, MaterialInputDto, MaterialUpdateDto } from './material.dto.js';
import { Material } from './material.entity.js';

export const materiais = contentKind({
  entity: Material,
  input: MaterialInputDto,
  update: MaterialUpdateDto,
  answer: MaterialDto,
  list: {
    columns: { titulo: 'text', createdAt: 'moment' },
    defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
    hasDrafts: true,
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

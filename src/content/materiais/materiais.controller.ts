import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentController } from '../shared/content.controller.js';
import { materiaisList, MateriaisService } from './materiais.service.js';
import { MaterialDto, MaterialInputDto, MaterialUpdateDto } from './material.dto.js';
import { Material } from './material.entity.js';

@ApiTags('Material pedagógico')
@Controller()
export class MateriaisController extends ContentController({
  entity: Material,
  service: MateriaisService,
  list: materiaisList,
  path: 'materialpost',
  removed: 'api/materialpost/delete/:id',
  input: MaterialInputDto,
  update: MaterialUpdateDto,
  wire: MaterialDto,
  search: { found: ({ id, titulo }) => ({ id, titulo }) },
  summaries: {
    list: 'Listar o material pedagógico, o mais recente primeiro',
    get: 'Ler um material',
    create: 'Criar um material',
    update: 'Substituir um material',
    remove: 'Eliminar um material',
  },
}) {}

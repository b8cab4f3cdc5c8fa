import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentController } from '../shared/content.controller.js';
import { equipaList, EquipaService } from './equipa.service.js';
import { MembroDto, MembroInputDto, MembroUpdateDto } from './membro.dto.js';
import { Membro } from './membro.entity.js';

@ApiTags('Equipa')
@Controller()
export class EquipaController extends ContentController({
  entity: Membro,
  service: EquipaService,
  list: equipaList,
  path: 'equipa',
  updated: 'api/equipa/:id',
  removed: 'api/equipa/delete/:id',
  input: MembroInputDto,
  update: MembroUpdateDto,
  wire: MembroDto,
  search: { found: ({ id, nome }) => ({ id, titulo: nome }) },
  summaries: {
    list: 'Listar a equipa; com sessão, também os rascunhos',
    get: 'Ler um membro; com sessão, também um rascunho',
    create: 'Criar um membro',
    update: 'Substituir um membro; `rascunho: false` aprova-o',
    remove: 'Eliminar um membro',
  },
}) {}

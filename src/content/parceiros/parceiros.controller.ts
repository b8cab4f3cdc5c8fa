import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { ApiReorder, OrdemInputDto } from '../shared/ordem.dto.js';
import { ContentController } from '../shared/content.controller.js';
import { ParceiroDto, ParceiroInputDto, ParceiroUpdateDto } from './parceiro.dto.js';
import { Parceiro } from './parceiro.entity.js';
import { parceirosList, ParceirosService } from './parceiros.service.js';

@ApiTags('Parceiros')
@Controller()
export class ParceirosController extends ContentController({
  entity: Parceiro,
  service: ParceirosService,
  list: parceirosList,
  path: 'api/parceiros',
  input: ParceiroInputDto,
  update: ParceiroUpdateDto,
  wire: ParceiroDto,
  search: { found: ({ id, nome }) => ({ id, titulo: nome }) },
  summaries: {
    list: 'Listar os parceiros, pela sua ordem',
    get: 'Ler um parceiro',
    create: 'Criar um parceiro, no fim da lista',
    update: 'Substituir um parceiro',
    remove: 'Eliminar um parceiro',
  },
}) {
  @Put('api/parceiros/ordem')
  @Editor('Ordenar os parceiros')
  @ApiReorder()
  reorder(@Body() { ids }: OrdemInputDto): Promise<void> {
    return this.content.reorder(ids);
  }
}

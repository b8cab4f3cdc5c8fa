import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { PublicAndEditor } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { ApiReadRecord } from '#platform/http/answers.js';
import { ContentController } from '../shared/content.controller.js';
import { EdicaoDto, EdicaoInputDto, EdicaoResumidaDto, EdicaoUpdateDto } from './edicao.dto.js';
import { Edicao } from './edicao.entity.js';
import { edicoesList } from './edicoes.list.js';
import { EdicoesService } from './edicoes.service.js';
import { schoolYear } from './school-year.js';

@ApiTags('Edições')
@Controller()
export class EdicoesController extends ContentController({
  entity: Edicao,
  service: EdicoesService,
  list: edicoesList,
  path: 'api/edicoes',
  input: EdicaoInputDto,
  update: EdicaoUpdateDto,
  wire: EdicaoDto,
  row: EdicaoResumidaDto,
  search: { found: ({ id, chave }) => ({ id, titulo: schoolYear(chave) }), sort: ['chave', 'DESC'] },
  summaries: {
    list: 'Listar as edições do Desafio Escolar, a mais antiga primeiro',
    get: 'Ler uma edição',
    create: 'Criar uma edição',
    update: 'Substituir uma edição',
    remove: 'Eliminar uma edição',
  },
}) {
  @Get('api/edicoes/ano-letivo/:chave')
  @PublicAndEditor('Ler a edição de um ano letivo')
  @Kept(Edicao, Fotografia)
  @ApiParam({ name: 'chave', example: '20252026', description: 'Os dois anos, como no endereço da página.' })
  @ApiReadRecord(EdicaoDto)
  async ofSchoolYear(@Param('chave') chave: string): Promise<EdicaoDto> {
    return EdicaoDto.from(await this.content.ofSchoolYear(chave));
  }
}

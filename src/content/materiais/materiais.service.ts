import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { changedSpelling, ContentService } from '../shared/content.service.js';
import type { Contents } from '../shared/save-versioned.js';
import { MaterialDto, MaterialInputDto, MaterialUpdateDto } from './material.dto.js';
import { Material } from './material.entity.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

export const materiaisList: ListSpec<Material> = {
  resource: nameOf(Material),
  columns: {
    id: { property: 'id', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    createdAt: { property: 'createdAt', kind: 'moment' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
  hasDrafts: true,
};

@Injectable()
export class MateriaisService extends ContentService<Material, MaterialInputDto>(
  {
    entity: Material,
    first: MaterialInputDto,
    update: MaterialUpdateDto,
    contents: contentsOf,
    answer: MaterialDto.from,
  },
  materiaisList,
) {}

function contentsOf(
  { titulo, texto, text, download, img, exemplo }: MaterialInputDto,
  stored: Material | undefined,
  at: Date,
): Contents<Material> {
  const body = changedSpelling(texto, text, stored?.texto);
  if (body === undefined) {
    throw AppError.at('texto', 'O texto é de preenchimento obrigatório.');
  }
  return {
    titulo,
    texto: body,
    download,
    img,
    createdAt: stored?.createdAt ?? at,
    exemplo: exemplo ?? stored?.exemplo ?? false,
  };
}

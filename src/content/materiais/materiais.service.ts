import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { changedSpelling } from '../shared/changed-spelling.js';
import { hasDrafts } from '../shared/drafts/draft-kind.js';
import { Records } from '../shared/records.js';
import { Transactions } from '#platform/database/transactions.js';
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

hasDrafts<Material, MaterialInputDto>({
  entity: Material,
  first: MaterialInputDto,
  update: MaterialUpdateDto,
  contents: (input, stored, at) => ({ ...contentsOf(input, stored), createdAt: stored?.createdAt ?? at }),
  answer: MaterialDto.from,
});

@Injectable()
export class MateriaisService {
  readonly records: Records<Material>;

  constructor(@InjectRepository(Material) materiais: Repository<Material>, transactions: Transactions) {
    this.records = new Records(materiais, materiaisList, transactions);
  }

  create(input: MaterialInputDto): Promise<Material> {
    return this.records.create({ ...contentsOf(input), createdAt: new Date() });
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  update(id: number, input: MaterialInputDto, versao: number | undefined): Promise<Material> {
    return this.records.update(id, (stored) => contentsOf(input, stored), versao);
  }
}

function contentsOf(
  { titulo, texto, text, download, img, exemplo }: MaterialInputDto,
  stored?: Material,
): Pick<Material, 'titulo' | 'texto' | 'download' | 'img' | 'exemplo'> {
  const body = changedSpelling(texto, text, stored?.texto);
  if (body === undefined) {
    const sentence = 'O texto é de preenchimento obrigatório.';
    throw new AppError('invalid', sentence, { texto: sentence });
  }
  return { titulo, texto: body, download, img, exemplo: exemplo ?? stored?.exemplo ?? false };
}

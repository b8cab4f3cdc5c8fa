import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { changedSpelling } from '../shared/changed-spelling.js';
import { Records } from '../shared/records.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { MaterialInputDto } from './material.dto.js';
import { materiaisList } from './materiais.list.js';
import { Material } from './material.entity.js';

/** Pedagogical material. */
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
    return this.records.update(id, (stored) => contentsOf(input, stored.texto), versao);
  }
}

function contentsOf(
  { titulo, texto, text, download, img }: MaterialInputDto,
  stored?: string,
): Pick<Material, 'titulo' | 'texto' | 'download' | 'img'> {
  const body = changedSpelling(texto, text, stored);
  if (body === undefined) {
    const sentence = 'O texto é de preenchimento obrigatório.';
    throw new AppError('invalid', sentence, { texto: sentence });
  }
  return { titulo, texto: body, download, img };
}

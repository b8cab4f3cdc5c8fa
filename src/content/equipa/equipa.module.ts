import { Controller, Injectable } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import { approvePictures } from '#files/fotografias/said-of-pictures.js';
import { amendAction } from '#platform/audit/audited-action.js';
import { AppError } from '#platform/errors/app-error.js';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import { contentKind } from '../shared/content-kind.js';
import { ContentController, ContentModule, ContentService } from '../shared/content.js';
import { MembroDto, MembroInputDto, MembroUpdateDto } from './membro.dto.js';
import { Membro } from './membro.entity.js';

export const equipa = contentKind({
  entity: Membro,
  input: MembroInputDto,
  update: MembroUpdateDto,
  answer: MembroDto,
  list: {
    columns: { nome: 'text', estado: 'text', rascunho: 'flag' },
    defaultOrder: [{ property: 'id', direction: 'ASC' }],
  },
  path: 'equipa',
  updated: 'api/equipa/:id',
  removed: 'api/equipa/delete/:id',
  one: 'um membro',
  summaries: {
    list: 'Listar a equipa; com sessão, também os rascunhos',
    get: 'Ler um membro; com sessão, também um rascunho',
    update: 'Substituir um membro; `rascunho: false` aprova-o',
  },
  contents({ nome, estado, testemunho, img, ...input }, stored: Membro | undefined) {
    const rascunho = input.rascunho ?? stored?.rascunho ?? false;
    if (stored?.rascunho && !rascunho) amendAction({ verb: 'publicou' });
    return { nome, estado, testemunho, img, rascunho, exemplo: input.exemplo ?? stored?.exemplo ?? false };
  },
  /** With a testimonial that visitors may read, its picture is theirs to see. */
  async saved(manager, membro: Membro) {
    if (!membro.rascunho) await approvePictures(manager, membro.img);
  },
});

/** The team. A draft is there for administrators only. */
@Injectable()
export class EquipaService extends ContentService(equipa) {
  override list(raw: RawListQuery, withDrafts = false): Promise<Page<Membro>> {
    return this.records.list(raw, withDrafts ? [] : [{ property: 'rascunho', comparison: 'equal', value: false }]);
  }

  /** @throws AppError 'notFound' */
  override async getOrThrow(id: number, withDrafts = false): Promise<Membro> {
    const membro = await super.getOrThrow(id);
    if (membro.rascunho && !withDrafts) throw new AppError('notFound');
    return membro;
  }

  countDrafts(): Promise<number> {
    return this.repository.countBy({ rascunho: true });
  }

  createDraft(manager: EntityManager, words: Pick<Membro, 'nome' | 'estado' | 'testemunho' | 'img'>): Promise<Membro> {
    return this.insert(manager, { ...words, rascunho: true, exemplo: false });
  }
}

@ApiTags('Equipa')
@Controller()
class EquipaController extends ContentController(equipa, EquipaService) {}

export const EquipaModule = ContentModule(equipa, EquipaController, EquipaService);

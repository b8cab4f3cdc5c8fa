import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { amendAction } from '#platform/audit/audited-action.js';
import { AppError } from '#platform/errors/app-error.js';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import { messages } from '#platform/messages.js';
import { approvePictures } from '#files/fotografias/said-of-pictures.js';
import { Records } from '../shared/records.js';
import { saveVersioned } from '../shared/save-versioned.js';
import { Transactions } from '#platform/database/transactions.js';
import type { MembroInputDto } from './membro.dto.js';
import { Membro } from './membro.entity.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

export const equipaList: ListSpec<Membro> = {
  resource: nameOf(Membro),
  columns: {
    id: { property: 'id', kind: 'number' },
    nome: { property: 'nome', kind: 'text' },
    estado: { property: 'estado', kind: 'text' },
    rascunho: { property: 'rascunho', kind: 'flag' },
  },
  defaultOrder: [{ property: 'id', direction: 'ASC' }],
  searchable: true,
};

type MemberContents = Pick<Membro, 'nome' | 'estado' | 'testemunho' | 'img'>;

/** The team. A draft is there for administrators only. */
@Injectable()
export class EquipaService {
  readonly records: Records<Membro>;

  constructor(
    @InjectRepository(Membro) private readonly membros: Repository<Membro>,
    private readonly transactions: Transactions,
  ) {
    this.records = new Records(membros, equipaList, transactions);
  }

  list(raw: RawListQuery, withDrafts: boolean): Promise<Page<Membro>> {
    return this.records.list(raw, withDrafts ? [] : [{ property: 'rascunho', comparison: 'equal', value: false }]);
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number, withDrafts: boolean): Promise<Membro> {
    const membro = await this.records.getOrThrow(id);
    if (membro.rascunho && !withDrafts) throw new AppError('notFound', messages.notFound);
    return membro;
  }

  countDrafts(): Promise<number> {
    return this.membros.countBy({ rascunho: true });
  }

  create(input: MembroInputDto): Promise<Membro> {
    return this.transactions.run(async (manager) =>
      published(
        manager,
        await this.records.insert(manager, {
          ...contentsOf(input),
          rascunho: input.rascunho ?? false,
          exemplo: input.exemplo ?? false,
        }),
      ),
    );
  }

  /** Creates a draft as part of a larger unit of work. */
  createDraft(manager: EntityManager, contents: MemberContents): Promise<Membro> {
    return this.records.insert(manager, { ...contentsOf(contents), rascunho: true, exemplo: false });
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  update(id: number, input: MembroInputDto, versao: number | undefined): Promise<Membro> {
    const becomes = (stored: Membro) => {
      const rascunho = input.rascunho ?? stored.rascunho;
      if (stored.rascunho && !rascunho) amendAction({ verb: 'publicou' });
      return { ...contentsOf(input), rascunho, exemplo: input.exemplo ?? stored.exemplo };
    };
    return this.transactions.run(async (manager) =>
      published(manager, await saveVersioned(manager, Membro, id, becomes, versao)),
    );
  }
}

/** With a testimonial that visitors may read, its picture is theirs to see. */
async function published(manager: EntityManager, membro: Membro): Promise<Membro> {
  if (!membro.rascunho) await approvePictures(manager, membro.img);
  return membro;
}

function contentsOf({ nome, estado, testemunho, img }: MemberContents): MemberContents {
  return { nome, estado, testemunho, img };
}

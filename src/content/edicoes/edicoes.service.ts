import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import { firstEmblem } from '../shared/emblem.js';
import { hasDrafts } from '../shared/drafts/draft-kind.js';
import { Records } from '../shared/records.js';
import type { Contents } from '../shared/save-versioned.js';
import { EdicaoDto, EdicaoInputDto, EdicaoUpdateDto } from './edicao.dto.js';
import { Edicao, MAX_EDITIONS, PARTS_BYTES } from './edicao.entity.js';
import { edicoesList } from './edicoes.list.js';
import { schoolYear } from './school-year.js';

hasDrafts<Edicao, EdicaoInputDto>({
  entity: Edicao,
  first: EdicaoInputDto,
  update: EdicaoUpdateDto,
  contents: (input, stored) => {
    if (stored !== undefined) requireSameAddress(input, stored);
    return { ...contentsOf(input, stored?.exemplo ?? false), chave: input.chave };
  },
  admit: requireRoomFor,
  answer: EdicaoDto.from,
});

/** The editions of the Desafio Escolar. */
@Injectable()
export class EdicoesService {
  readonly records: Records<Edicao>;

  constructor(
    @InjectRepository(Edicao) private readonly edicoes: Repository<Edicao>,
    private readonly transactions: Transactions,
  ) {
    this.records = new Records(edicoes, edicoesList, transactions);
  }

  /** The edition at an address of the site. @throws AppError 'notFound' */
  async ofSchoolYear(chave: string): Promise<Edicao> {
    const edicao = await this.edicoes.findOneBy({ chave });
    if (edicao === null) throw new AppError('notFound', messages.notFound);
    return edicao;
  }

  /** @throws AppError 'conflict' where there is that edition already, or as many as there may be */
  create(input: EdicaoInputDto): Promise<Edicao> {
    const contents = contentsOf(input, false);
    return this.transactions.run(async (manager) => {
      await requireRoomFor(manager, input);
      return this.records.insert(manager, { ...contents, chave: input.chave });
    });
  }

  /** @throws AppError 'notFound'; 'invalid' for another address than it has; 'conflict' for a stale version */
  update(id: number, input: EdicaoInputDto, versao: number | undefined): Promise<Edicao> {
    const becomes = (stored: Edicao) => {
      requireSameAddress(input, stored);
      return contentsOf(input, stored.exemplo);
    };
    return this.records.update(id, becomes, versao);
  }
}

/** @throws AppError 'conflict' where there is that edition already, or as many as there may be */
async function requireRoomFor(manager: EntityManager, { chave }: Pick<Edicao, 'chave'>): Promise<object> {
  if ((await manager.count(Edicao)) >= MAX_EDITIONS) {
    throw new AppError('conflict', `Já há ${MAX_EDITIONS} edições, o máximo.`);
  }
  if (await manager.existsBy(Edicao, { chave })) {
    const sentence = `Já existe a edição de ${schoolYear(chave)}.`;
    throw new AppError('conflict', sentence, { chave: sentence });
  }
  return {};
}

function requireSameAddress(input: EdicaoInputDto, { chave }: Edicao): void {
  if (input.chave === chave) return;
  const sentence = 'O endereço de uma edição não muda. Crie outra edição.';
  throw new AppError('invalid', sentence, { chave: sentence });
}

function contentsOf(input: EdicaoInputDto, exemplo: boolean): Omit<Contents<Edicao>, 'chave'> {
  const parts = {
    premios: (input.premios ?? []).map((premio) => ({
      categoria: premio.categoria,
      titulo: premio.titulo,
      escola: premio.escola,
      patrocinio: premio.patrocinio ?? null,
      imagem: premio.imagem ?? null,
      imagemAlt: premio.imagemAlt ?? null,
      forma: premio.forma ?? firstEmblem.forma,
      cor: premio.cor ?? firstEmblem.cor,
      video: premio.video ?? null,
    })),
    agradecimentos: (input.agradecimentos ?? []).map(({ titulo, nomes }) => ({ titulo, nomes })),
    projetos: (input.projetos ?? []).map(({ titulo, url }) => ({ titulo, url })),
  };
  for (const [field, value] of Object.entries(parts)) requireRoom(field, value);
  return {
    ...parts,
    introducao: input.introducao,
    capa: input.capa ?? null,
    capaAlt: input.capaAlt ?? null,
    forma: input.forma ?? firstEmblem.forma,
    cor: input.cor ?? firstEmblem.cor,
    video: input.video ?? null,
    videoProvisorio: input.videoProvisorio ?? false,
    tituloPremios: input.tituloPremios ?? null,
    tituloProjetos: input.tituloProjetos ?? null,
    exemplo: input.exemplo ?? exemplo,
  };
}

function requireRoom(field: string, value: unknown): void {
  if (Buffer.byteLength(JSON.stringify(value)) <= PARTS_BYTES) return;
  const sentence = 'Esta lista tem texto a mais. Encurte os textos ou retire alguns.';
  throw new AppError('invalid', sentence, { [field]: sentence });
}

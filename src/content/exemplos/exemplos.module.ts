import { Controller, Delete, Injectable, Module } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { type EntityManager, Not, type ObjectLiteral } from 'typeorm';
import { Editor, ServesResource } from '#platform/access/access.decorator.js';
import { resourcesWith, type ResourceWith } from '#platform/database/resource.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { Answers } from '#platform/http/answers.js';
import { Draft } from '../shared/history.entity.js';
import { binDraft, binRecord } from '../shared/bin-record.js';

type Sample = ObjectLiteral & { id: number; exemplo: boolean };

const HIDDEN = { exemplo: true, estado: Not('publicado' as const) };

@Injectable()
export class ExemplosService {
  constructor(private readonly transactions: Transactions) {}

  /** How many there are of each resource, public or not. */
  async count(): Promise<Record<string, number>> {
    const { manager } = this.transactions;
    const hidden = await manager.find(Draft, { select: { id: true, resource: true }, where: HIDDEN });
    const counts = this.resources().map(async ({ name: resource, entity }) => {
      const waiting = hidden.filter((draft) => draft.resource === resource).length;
      return [resource, (await manager.countBy(entity, { exemplo: true })) + waiting] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  /** Puts all of them into the bin, or none. @returns how many there were */
  remove(): Promise<number> {
    return this.transactions.run(async (manager) => {
      let removed = 0;
      for (const { entity, name: resource } of this.resources()) {
        const target = entity as new () => Sample;
        const samples = await manager.find(target, { where: { exemplo: true }, ...forUpdate });
        for (const sample of samples) {
          if (!(await keepItsDraft(manager, resource, sample))) await binRecord(manager, target, sample);
        }
        removed += samples.length;
      }
      const hidden = await manager.find(Draft, { where: HIDDEN, ...forUpdate });
      for (const draft of hidden) await binDraft(manager, draft);
      return removed + hidden.length;
    });
  }

  private resources(): ResourceWith<'history'>[] {
    return resourcesWith('history').filter(
      ({ entity }) =>
        this.transactions.manager.dataSource.getMetadata(entity).findColumnWithPropertyName('exemplo') !== undefined,
    );
  }
}

/** Keeps what somebody has written in the place of a sample as a draft. @returns whether there was such a draft */
async function keepItsDraft(manager: EntityManager, resource: string, sample: Sample): Promise<boolean> {
  const draft = await manager.findOne(Draft, { where: { resource, recordId: sample.id }, ...forUpdate });
  if (draft === null || draft.contents === null || draft.exemplo) return false;
  const estado = draft.publishAt === null ? 'rascunho' : 'agendado';
  const withdrawAt = estado === 'agendado' ? draft.withdrawAt : null;
  await manager.save(Draft, Object.assign(draft, { estado, withdrawAt }));
  await manager.remove(sample);
  return true;
}

class ExemplosEliminadosDto {
  @ApiProperty({ example: 42, description: 'Quantos conteúdos de exemplo foram para o lixo.' }) eliminados!: number;
}

@ApiTags('Lixo')
@Controller('api/exemplos')
@ServesResource('exemplos')
class ExemplosController {
  constructor(private readonly exemplos: ExemplosService) {}

  @Delete()
  @Editor('Eliminar todo o conteúdo de exemplo, que fica 30 dias no lixo')
  @Answers(ExemplosEliminadosDto)
  async remove(): Promise<ExemplosEliminadosDto> {
    return { eliminados: await this.exemplos.remove() };
  }
}

@Module({ controllers: [ExemplosController], providers: [ExemplosService], exports: [ExemplosService] })
export class ExemplosModule {}

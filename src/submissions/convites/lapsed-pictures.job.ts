import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Membro } from '#content/equipa/membro.entity.js';
import { BinnedRecord } from '#content/shared/history/binned-record.entity.js';
import { RetentionJob } from '#platform/jobs/jobs.js';
import { Convite } from './convite.entity.js';
import { ConvitesService } from './convites.service.js';

/** Takes away the pictures whose invitation has lapsed, or whose testimonial was refused. */
@Injectable()
export class LapsedPicturesJob extends RetentionJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly convites: ConvitesService,
  ) {
    super();
  }

  override async removeOutdated(now: Date, limit: number): Promise<number> {
    const lapsed = await this.dataSource.manager
      .createQueryBuilder(Convite, 'convite')
      .select('convite.id')
      .leftJoin(Membro, 'membro', 'membro.id = convite.membroId')
      .leftJoin(BinnedRecord, 'binned', `binned.resource = 'equipa' AND binned.recordId = convite.membroId`)
      .where('convite.imagem IS NOT NULL')
      .andWhere(
        '(convite.usado IS NULL AND convite.expira <= :now OR convite.usado IS NOT NULL AND membro.id IS NULL AND binned.id IS NULL)',
        {
          now,
        },
      )
      .orderBy('convite.id')
      .limit(limit)
      .getMany();
    let dropped = 0;
    for (const { id } of lapsed) if (await this.convites.dropPicture(id, now)) dropped += 1;
    return dropped;
  }
}

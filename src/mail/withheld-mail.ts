import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import { DAY_MS } from '../platform/dates/durations.js';
import { periods } from '../../contract/periods.js';
import { visitorKinds } from './mail-message.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** Counts the mail that was held back, for the overview. */
@Injectable()
export class WithheldMail {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns what waits for the ceiling of the day, and what of the last week will never be sent */
  async figures(now = new Date()): Promise<{ waiting: number; notSent: number }> {
    const { manager } = this.dataSource;
    const createdAt = MoreThan(new Date(now.getTime() - periods.withheldMailDays * DAY_MS));
    const kind = In([...visitorKinds, 'recovery']);
    const [waiting, address, client] = await Promise.all([
      manager.countBy(OutgoingMail, { heldFor: 'ceiling' }),
      manager.countBy(OutgoingMail, { heldFor: 'address', kind, createdAt }),
      manager.countBy(OutgoingMail, { heldFor: 'client', kind, createdAt }),
    ]);
    return { waiting, notSent: address + client };
  }
}

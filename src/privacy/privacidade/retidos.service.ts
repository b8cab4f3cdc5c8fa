import { Injectable } from '@nestjs/common';
import { Eraser } from '#erasing/eraser.service.js';
import { Hold } from '#erasing/hold.entity.js';
import { allHolds } from '#erasing/holds.js';
import type { PersonalKind } from '#erasing/personal-kind.js';
import { amendAction } from '#platform/requests/audited-action.js';
import { lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import type { RetidoInputDto, RetidoUpdateDto } from './privacidade.dto.js';

const LONGEST_YEARS = 10;

@Injectable()
export class RetidosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly eraser: Eraser,
  ) {}

  async list() {
    return (await allHolds(this.transactions.manager)).map((hold) => this.withSection(hold));
  }

  /** Holds a record, again once a hold is over. @throws AppError 'notFound', 'invalid', 'conflict' where it is held */
  async hold({ tipo, registo, motivo, ate }: RetidoInputDto) {
    const { kind, entity } = this.kindNamed(tipo);
    requireDay(ate);
    const held = await this.transactions.run(async (manager) => {
      // whoever erases it has it locked, and looks for holds after that
      await lockOrThrow(manager, entity, registo);
      this.tellOf(kind, registo);
      const known = await manager.findOneBy(Hold, { kind, recordId: registo });
      const today = lisbonDay(new Date());
      if (known !== null && known.until >= today) throw new AppError('conflict', 'Este registo já está retido.');
      const hold = known ?? manager.create(Hold, { kind, recordId: registo });
      return manager.save(Hold, Object.assign(hold, { reason: motivo, until: ate, placedAt: new Date() }));
    });
    return this.withSection(held);
  }

  /** Says anew why a record is held and until when. @throws AppError 'notFound', 'invalid' */
  async change(id: number, { motivo, ate }: RetidoUpdateDto) {
    requireDay(ate);
    const changed = await this.transactions.run(async (manager) => {
      const hold = await lockOrThrow(manager, Hold, id);
      this.tellOf(hold.kind, hold.recordId);
      return manager.save(Hold, Object.assign(hold, { reason: motivo, until: ate }));
    });
    return this.withSection(changed);
  }

  /** @throws AppError 'notFound' */
  async lift(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const hold = await lockOrThrow(manager, Hold, id);
      this.tellOf(hold.kind, hold.recordId);
      await manager.delete(Hold, { id });
    });
  }

  /** By its own name or its section's. */
  private kindNamed(name: string): PersonalKind {
    const kinds = this.eraser.kinds();
    const kind = kinds.get(name) ?? Array.from(kinds.values()).find(({ section }) => section === name);
    const sentence = 'Não há registos deste tipo que possam ser retidos.';
    if (kind === undefined) throw AppError.at('tipo', sentence);
    return kind;
  }

  private sectionOf(kind: string): string {
    return this.eraser.kinds().get(kind)?.section ?? kind;
  }

  /** The trail tells of the record and not of the hold, which goes. */
  private tellOf(kind: string, id: number): void {
    amendAction({ section: this.sectionOf(kind), recordId: String(id) });
  }

  private withSection(hold: Hold) {
    return Object.assign(hold, { section: this.sectionOf(hold.kind) });
  }
}

function requireDay(day: string): void {
  const now = new Date();
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + LONGEST_YEARS);
  if (day >= lisbonDay(now) && day <= lisbonDay(last)) return;
  throw AppError.at('ate', `A data tem de ser de hoje em diante e daqui a ${LONGEST_YEARS} anos o mais tardar.`);
}

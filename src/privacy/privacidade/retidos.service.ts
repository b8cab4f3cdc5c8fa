import { Injectable } from '@nestjs/common';
import { Eraser, type PersonalResource } from '#erasing/eraser.service.js';
import { Hold } from '#erasing/hold.entity.js';
import { allHolds } from '#erasing/holds.js';
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
    return (await allHolds(this.transactions.manager)).map((hold) => this.withPanelResource(hold));
  }

  /** Holds a record, again once a hold is over. @throws AppError 'notFound', 'invalid', 'conflict' where it is held */
  async hold({ tipo, registo, motivo, ate }: RetidoInputDto) {
    const { name: resource, entity } = this.resourceNamed(tipo);
    requireDay(ate);
    const held = await this.transactions.run(async (manager) => {
      // whoever erases it has it locked, and looks for holds after that
      await lockOrThrow(manager, entity, registo);
      this.nameInTrail(resource, registo);
      const known = await manager.findOneBy(Hold, { kind: resource, recordId: registo });
      const today = lisbonDay(new Date());
      if (known !== null && known.until >= today) throw new AppError('conflict', 'Este registo já está retido.');
      const hold = known ?? manager.create(Hold, { kind: resource, recordId: registo });
      return manager.save(Hold, Object.assign(hold, { reason: motivo, until: ate, placedAt: new Date() }));
    });
    return this.withPanelResource(held);
  }

  /** Says anew why a record is held and until when. @throws AppError 'notFound', 'invalid' */
  async change(id: number, { motivo, ate }: RetidoUpdateDto) {
    requireDay(ate);
    const changed = await this.transactions.run(async (manager) => {
      const hold = await lockOrThrow(manager, Hold, id);
      this.nameInTrail(hold.kind, hold.recordId);
      return manager.save(Hold, Object.assign(hold, { reason: motivo, until: ate }));
    });
    return this.withPanelResource(changed);
  }

  /** @throws AppError 'notFound' */
  async lift(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const hold = await lockOrThrow(manager, Hold, id);
      this.nameInTrail(hold.kind, hold.recordId);
      await manager.delete(Hold, { id });
    });
  }

  /** By its own name or the one that the back office shows it under. */
  private resourceNamed(name: string): PersonalResource {
    const resources = this.eraser.resources();
    const found = resources.get(name) ?? Array.from(resources.values()).find((one) => one.panelResource === name);
    if (found === undefined) throw AppError.at('tipo', 'Não há registos deste tipo que possam ser retidos.');
    return found;
  }

  private panelResourceOf(resource: string): string {
    return this.eraser.resources().get(resource)?.panelResource ?? resource;
  }

  /** The trail tells of the record and not of the hold, which goes. */
  private nameInTrail(resource: string, id: number): void {
    amendAction({ resource: this.panelResourceOf(resource), recordId: String(id) });
  }

  private withPanelResource(hold: Hold) {
    return Object.assign(hold, { panelResource: this.panelResourceOf(hold.kind) });
  }
}

function requireDay(day: string): void {
  const now = new Date();
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + LONGEST_YEARS);
  if (day >= lisbonDay(now) && day <= lisbonDay(last)) return;
  throw AppError.at('ate', `A data tem de ser de hoje em diante e daqui a ${LONGEST_YEARS} anos o mais tardar.`);
}

import { Injectable, Logger } from '@nestjs/common';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { CertificatesCheck } from './certificates.check.js';
import type { Check, Finding } from './check.js';
import { BackupCheck, RehearsalCheck, RetentionCheck, SelfTestCheck } from './night.checks.js';
import type { EstadoDto, EstadoLinhaDto } from './estado.dto.js';
import { MailCheck } from './mail.check.js';
import { StorageCheck } from './storage.check.js';

/** The finding of a check that failed: nobody knows, so the thing may be ill. */
const UNKNOWN: Finding = {
  isWell: false,
  says: 'Não foi possível verificar.',
  technical: 'Veja as linhas «Estado» do registo do servidor.',
};

@Injectable()
export class EstadoService {
  private readonly logger = new Logger('Estado');
  private readonly checks: readonly Check[];

  constructor(
    mail: MailCheck,
    backup: BackupCheck,
    rehearsal: RehearsalCheck,
    retention: RetentionCheck,
    storage: StorageCheck,
    certificates: CertificatesCheck,
    selfTest: SelfTestCheck,
  ) {
    this.checks = [mail, backup, rehearsal, retention, storage, certificates, selfTest];
  }

  async get(now = new Date()): Promise<EstadoDto> {
    const linhas = (await this.findings(now)).map(
      ({ id, title, finding: { isWell, says, todo = null, technical = null } }): EstadoLinhaDto => ({
        id,
        titulo: title,
        bem: isWell,
        texto: says,
        fazer: todo,
        tecnico: technical,
      }),
    );
    return { bem: linhas.every(({ bem }) => bem), linhas };
  }

  findings(now: Date): Promise<(Pick<Check, 'id' | 'title'> & { finding: Finding })[]> {
    return Promise.all(
      this.checks.map(async (check) => ({ id: check.id, title: check.title, finding: await this.look(check, now) })),
    );
  }

  private look(check: Check, now: Date): Promise<Finding> {
    return check.look(now).catch((error: unknown) => {
      this.logger.warn({ check: check.id, trouble: databaseTrouble(error) ?? String(error) });
      return UNKNOWN;
    });
  }
}

import { Module } from '@nestjs/common';
import { KeptCopiesModule } from '../kept-copies/kept-copies.module.js';
import { LastRunsModule } from '../last-runs/last-runs.module.js';
import { SelfTestModule } from '../self-test/self-test.module.js';
import { AlarmJob } from './alarm.job.js';
import { CertificatesCheck } from './certificates.check.js';
import { BackupCheck, RehearsalCheck } from './copies.checks.js';
import { EstadoController } from './estado.controller.js';
import { EstadoService } from './estado.service.js';
import { MailCheck } from './mail.check.js';
import { RetentionCheck } from './retention.check.js';
import { SelfTestCheck } from './self-test.check.js';
import { StorageCheck } from './storage.check.js';

@Module({
  imports: [LastRunsModule, KeptCopiesModule, SelfTestModule],
  controllers: [EstadoController],
  providers: [
    EstadoService,
    AlarmJob,
    MailCheck,
    BackupCheck,
    RehearsalCheck,
    RetentionCheck,
    StorageCheck,
    CertificatesCheck,
    SelfTestCheck,
  ],
  exports: [EstadoService],
})
export class EstadoModule {}

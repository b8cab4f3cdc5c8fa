import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '#platform/config/config.js';
import { CorreioController } from './correio.controller.js';
import { FileMailer } from './file.mailer.js';
import { MailWorker } from './mail.worker.js';
import { Mailer } from './mailer.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { Outbox } from './outbox.js';
import { WithheldMail } from './withheld-mail.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutgoingMail])],
  controllers: [CorreioController],
  providers: [
    Outbox,
    MailWorker,
    WithheldMail,
    {
      provide: Mailer,
      inject: [Settings],
      useFactory: async ({ dataDir, mail }: Settings): Promise<Mailer> => {
        const { from, smtpUrl, smtpTls } = mail;
        if (smtpUrl === undefined) return new FileMailer(from, join(dataDir, 'mail'));
        const { SmtpMailer } = await import('./smtp.mailer.js');
        return new SmtpMailer(from, { url: smtpUrl, tls: smtpTls });
      },
    },
  ],
  exports: [Outbox, Mailer, WithheldMail],
})
export class MailModule {}

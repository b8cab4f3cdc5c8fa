import { join } from 'node:path';
import { Controller, Get, Global, Module } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { Settings } from '#platform/config/config.js';
import { Answers } from '#platform/http/answers.js';
import { FileMailer } from './file.mailer.js';
import { MailWorker } from './mail.worker.js';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.js';
import { WithheldMail } from './withheld-mail.js';

class CorreioDto {
  @ApiProperty({ description: 'Se há servidor de correio; sem ele, os e-mails ficam em ficheiros.' }) sai!: boolean;
}

/** Tells both front ends whether they may promise mail. */
@ApiTags('Estado')
@Controller('api/correio')
class CorreioController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Public('Se o sistema envia e-mails')
  @Answers(CorreioDto)
  get(): CorreioDto {
    return { sai: this.settings.mail.smtpUrl !== undefined };
  }
}

@Global()
@Module({
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

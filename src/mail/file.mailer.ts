import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#platform/config/config.js';
import { GoesByRule, type Outdated } from '#platform/jobs/jobs.js';
import { compose, Mailer, MailFailure } from './mailer.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

/** Matches the end of a file's name, which says what its message is about, even while the file is being written. */
const SUBJECT = /_([^_]+)\.eml(?:\.tmp)?$/;

/** Writes each message as an `.eml` file, so that mail can be seen without a mail server. The files hold personal data. */
@GoesByRule('mailFiles')
export class FileMailer extends Mailer {
  constructor(
    private readonly from: Settings['mail']['from'],
    private readonly folder: string,
  ) {
    super();
  }

  override async send(mail: OutgoingMail): Promise<void> {
    const name = `${mail.createdAt.getTime()}_${mail.messageId.split('@')[0]}_${subjectOf(mail.idempotencyKey)}.eml`;
    const path = join(this.folder, `${name}.tmp`);
    try {
      // nothing of it is needed to start
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const content = await new MailComposer(compose(mail, this.from)).compile().build();
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(path, content, { mode: 0o600, flush: true });
      await rename(path, join(this.folder, name));
    } catch (error) {
      throw new MailFailure((error as NodeJS.ErrnoException).code ?? 'UNKNOWN', false);
    }
  }

  async count(moment: Date): Promise<Outdated> {
    const { all, outdated } = await this.files(moment);
    return { all, outdated: outdated.length };
  }

  async removeOutdated(moment: Date): Promise<number> {
    const { outdated } = await this.files(moment);
    for (const path of outdated) await rm(path, { force: true });
    return outdated.length;
  }

  override async forget(abouts: ReadonlySet<string>): Promise<void> {
    const subjects = new Set(Array.from(abouts, subjectOf));
    for (const name of await readdir(this.folder).catch(() => [])) {
      const subject = SUBJECT.exec(name)?.[1];
      if (subject !== undefined && subjects.has(subject)) await rm(join(this.folder, name), { force: true });
    }
  }

  private async files(moment: Date): Promise<{ all: number; outdated: string[] }> {
    const names = await readdir(this.folder).catch(() => []);
    const outdated: string[] = [];
    for (const name of names) {
      const path = join(this.folder, name);
      // one that was being written may have got its name meanwhile
      const written = await stat(path).catch(() => undefined);
      if (written !== undefined && written.mtime < moment) outdated.push(path);
    }
    return { all: names.length, outdated };
  }

  override close(): void {
    // nothing stays open between messages
  }
}

/** 'contactos:12:receipt' → 'contactos.12': whose file it is, so that it goes with them. */
function subjectOf(about: string): string {
  return about
    .split(':')
    .slice(0, 2)
    .map((part) => part.replaceAll(/[^\w-]|_/g, '-'))
    .join('.');
}

import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ContaService } from '#accounts/conta/conta.service.js';
import { SecondStep } from '#accounts/segundo-passo/second-step.service.js';
import type { User } from '#accounts/account/user.entity.js';
import { UsersService } from '#accounts/users/users.service.js';
import { asOperator } from '#platform/requests/audited-action.js';
import { ExemplosService } from '#content/exemplos/exemplos.module.js';
import { Settings } from '#platform/config/config.js';
import { publicOrigins, unsafeSettings } from '#platform/config/unsafe-settings.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { AppError } from '#platform/errors/app-error.js';
import { SampleContent } from './sample-content.js';

/**
 * Fills a new database before the first request, with samples where wanted and the administrator of ADMIN_EMAIL; without
 * ADMIN_PASSWORD there is none until the printed link is opened.
 */
@Injectable()
export class FirstStart implements OnApplicationBootstrap {
  private readonly logger = new Logger('Segurança');
  /** The id of the user whose link this process has printed: the command's own start may already have printed it. */
  private linkedFor: number | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly accounts: ContaService,
    private readonly secondStep: SecondStep,
    private readonly sample: SampleContent,
    private readonly exemplos: ExemplosService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if ((await this.users.count()) > 0) await this.remind();
    else {
      if (this.settings.sampleContent) await this.sample.create();
      // last, because a user is what says that the database is no longer new
      await this.makeFirst();
    }
    await this.tellUnsafe();
  }

  /** Says what is not safe to serve people with. */
  async tellUnsafe(): Promise<void> {
    for (const sentence of unsafeSettings(this.settings)) this.logger.warn(sentence);
    if (publicOrigins(this.settings).length === 0) return;
    const counts = Object.values(await this.exemplos.count());
    if (counts.some((count) => count > 0)) {
      this.logger.warn('Há conteúdo de exemplo num endereço público: retire-o no painel, na Visão geral.');
    }
  }

  private async makeFirst(): Promise<void> {
    try {
      await this.tell('Primeiro administrador criado', await this.register());
    } catch (error) {
      // another replica that started at the same time was first
      if (!(error instanceof AppError) || error.kind !== 'conflict') throw error;
      await this.remind();
    }
  }

  /** Prints another link where nobody can sign in yet: the one that was printed before may be lost, or past its time. */
  private async remind(): Promise<void> {
    if (await this.users.anyHasPassword()) return;
    const user = await this.users.findByEmail(this.settings.firstAdmin.email);
    if (user !== null) await this.printLink('O primeiro administrador ainda não escolheu a palavra-passe', user);
  }

  /**
   * Makes the administrator of ADMIN_EMAIL, or lets an existing one in again: with ADMIN_PASSWORD, which ends their
   * sessions, or by a link. A second step is switched off.
   * @throws AppError 'invalid' for a password that everybody guesses
   */
  async makeOrLetIn(): Promise<void> {
    const { email, password } = this.settings.firstAdmin;
    const known = await this.users.findByEmail(email);
    if (known === null) {
      await this.tell('Administrador criado', await this.register());
      return;
    }
    await asOperator({ verb: 'alterou', section: 'users', recordId: String(known.id) }, async () => {
      await this.users.letIn(known.id);
      await this.secondStep.switchOff(known.id, 'quem gere o servidor');
      if (password !== undefined) await this.users.changePassword(known.id, password);
      await this.tell(password === undefined ? 'Nova ligação para entrar' : 'Palavra-passe alterada', known);
    });
  }

  private register(): Promise<User> {
    const { email, nome, password } = this.settings.firstAdmin;
    return asOperator({ verb: 'criou', section: 'users', recordId: undefined }, () =>
      this.users.register({ email, nome, password }, 'operator'),
    );
  }

  private async tell(title: string, user: User): Promise<void> {
    if (this.settings.firstAdmin.password === undefined) await this.printLink(title, user);
    else print(title, user, 'a de ADMIN_PASSWORD');
  }

  private async printLink(title: string, user: User): Promise<void> {
    if (this.linkedFor === user.id) return;
    this.linkedFor = user.id;
    const link = await this.accounts.linkFor(user, periods.accountInvitationDays * DAY_MS);
    print(
      title,
      user,
      `escolha-a nesta ligação, que serve uma vez, durante ${periods.accountInvitationDays} dias:\n    ${link}`,
    );
  }
}

function print(title: string, { email }: User, password: string): void {
  process.stdout.write(`\n  ${title}\n    E-mail:        ${email}\n    Palavra-passe: ${password}\n\n`);
}

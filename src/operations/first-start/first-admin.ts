import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { asOperator } from '../../platform/audit/as-operator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { UsersService } from '../../accounts/users/users.service.js';

const GENERATED_BYTES = 12;

/** Makes the first administrator where there is no user: by the operator's start, never over HTTP. */
@Injectable()
export class FirstAdmin {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly users: UsersService,
  ) {}

  /** Prints the password once where it had to make one up. */
  async ensure(): Promise<void> {
    const { email, nome, password } = this.settings.firstAdmin;
    const chosen = password ?? randomBytes(GENERATED_BYTES).toString('base64url');
    try {
      await asOperator({ verb: 'criou', section: 'users', recordId: undefined }, () =>
        this.users.register({ email, nome, password: chosen }, { fromOther: false }),
      );
    } catch (error) {
      // another replica that started at the same time was first
      if (error instanceof AppError && error.kind === 'conflict') return;
      throw error;
    }
    const secret =
      password === undefined
        ? `Password: ${chosen}  (guarde-a: não volta a ser mostrada)`
        : 'Password: a de ADMIN_PASSWORD';
    process.stdout.write(`\n  Primeiro administrador criado\n    Email:    ${email}\n    ${secret}\n\n`);
  }
}

import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { asOperator } from '../../platform/audit/as-operator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { settings } from '../../platform/config/settings.js';
import { UsersService } from '../../accounts/users/users.service.js';

// `npm run admin:create`: makes the administrator of ADMIN_EMAIL with ADMIN_PASSWORD, or gives an existing one that
// password and ends their sessions.
const { email, nome, password } = settings.firstAdmin;
if (password === undefined) {
  process.stderr.write('Defina ADMIN_EMAIL, ADMIN_PASSWORD e, se quiser, ADMIN_NAME.\n');
  process.exit(1);
}
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
const users = app.get(UsersService);
try {
  const known = await users.findByEmail(email);
  await asOperator(
    { verb: known === null ? 'criou' : 'alterou', section: 'users', recordId: known?.id.toString() },
    async () => {
      if (known === null) await users.register({ email, nome, password }, { fromOther: false });
      else await users.changePassword(known.id, password);
    },
  );
  process.stdout.write(known === null ? `Administrador ${email} criado.\n` : `Password de ${email} alterada.\n`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}

import type { Settings } from './config.js';

/** The password that docker-compose.yml gives a database if nobody has given it one. */
const TRIAL_PASSWORD = 'so-para-desenvolvimento';
const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|::1|\[::1\])$/;

export function publicOrigins({ apiUrl, siteUrl, adminUrl }: Settings): string[] {
  return [apiUrl, siteUrl, adminUrl].filter((origin) => !OWN_MACHINE.test(new URL(origin).hostname));
}

/** Returns a sentence (pt-PT) for each setting that is right for a trial and not for serving people. */
export function unsafeSettings(settings: Settings): string[] {
  const { host, inContainer, trustProxy, mail } = settings;
  const found: string[] = [];
  const origins = publicOrigins(settings);
  const isPublic = origins.length > 0;
  if (!OWN_MACHINE.test(host) && trustProxy === false && (isPublic || !inContainer)) {
    found.push(
      `HOST=${host} sem TRUST_PROXY: a API aceita ligações de outras máquinas sem um proxy à frente, e sem cifra. ` +
        'Com um proxy, diga o endereço dele em TRUST_PROXY; sem nenhum, use HOST=127.0.0.1.',
    );
  }
  const plain = origins.filter((origin) => origin.startsWith('http:'));
  if (plain.length > 0) {
    found.push(
      `Endereços públicos sem https: ${plain.join(', ')}. Palavras-passe e dados pessoais passam à vista de todos.`,
    );
  }
  if (isPublic && mail.smtpUrl === undefined) {
    found.push('SMTP_URL não está definido: nenhuma mensagem sai desta máquina, ficam em ficheiros em DATA_DIR/mail.');
  }
  if (isPublic && mail.to.some((address) => address.endsWith('@localhost'))) {
    found.push('MAIL_TO não está definido: o que chega pelos formulários não é enviado a ninguém que o leia.');
  }
  if (isPublic && !settings.embedded && new URL(settings.databaseUrl).password === TRIAL_PASSWORD) {
    found.push(
      'A base de dados tem a palavra-passe de docker-compose.yml, que toda a gente conhece: mude MYSQL_PASSWORD.',
    );
  }
  return found;
}

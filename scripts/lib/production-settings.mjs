const MAIL = /^[^\s@<>'"]+@[^\s@<>'"]+\.[^\s@<>'".]+$/;

/** @param {string} value */
function isPublicOrigin(value) {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return protocol === 'https:' && href === `${origin}/`;
}
const origin = { fits: isPublicOrigin, form: 'https://nome, sem caminho' };

/**
 * The settings that only the operator knows, by the option of `npm run secrets` that gives them.
 * @type {Record<string, { setting: string, asked: string, form: string, fits: (value: string) => boolean }>}
 */
export const questions = {
  site: { setting: 'SITE_URL', asked: 'Endereço do site (https://www.…)', ...origin },
  api: { setting: 'API_URL', asked: 'Endereço da API (https://api.…)', ...origin },
  admin: { setting: 'ADMIN_URL', asked: 'Endereço do painel (https://painel.…)', ...origin },
  smtp: {
    setting: 'SMTP_URL',
    asked: 'Servidor de e-mail (smtps://utilizador:palavra-passe@servidor:465)',
    fits: (value) => /^smtps?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
    form: 'smtp://utilizador:palavra-passe@servidor:587 ou smtps://…:465',
  },
  'mail-to': {
    setting: 'MAIL_TO',
    asked: 'Quem lê o que chega pelos formulários (vários com vírgulas)',
    fits: (value) => value.split(',').every((address) => MAIL.test(address.trim())),
    form: 'um endereço de e-mail, ou vários com vírgulas',
  },
  'mail-from': {
    setting: 'MAIL_FROM',
    asked: 'De quem são os e-mails que o sistema envia',
    fits: (value) => MAIL.test(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
    form: 'um endereço de e-mail, ou Nome <endereço>',
  },
  'admin-email': {
    setting: 'ADMIN_EMAIL',
    asked: 'E-mail da primeira pessoa que administra',
    fits: (value) => MAIL.test(value),
    form: 'um endereço de e-mail',
  },
};

/** As Docker Compose and Node read it from a file alike: between single quotes nothing means anything. @param {string} value */
const quoted = (value) => (/^[\w@:/.,+-]*$/.test(value) ? value : `'${value}'`);

/**
 * The `.env` of compose.production.yml.
 * @param {Record<string, string>} answers by the names of `questions`
 * @param {{ secret: () => string, redis: boolean }} options `secret` makes a new one each time
 * @throws {Error} that says what each wrong answer has to be, one a line
 */
export function productionSettings(answers, { secret, redis }) {
  const given = Object.entries(questions).map(([option, question]) => ({
    ...question,
    option,
    value: (answers[option] ?? '').trim().replace(/^(https:\/\/[^/]+)\/$/, '$1'),
  }));
  const wrong = given
    .filter(({ value, fits }) => !fits(value) || /['\n\r]/.test(value))
    .map(({ option, form }) => `--${option} tem de ser ${form}`);
  const origins = given.slice(0, 3).map(({ value }) => value);
  if (wrong.length === 0 && new Set(origins).size < origins.length)
    wrong.push('O site, a API e o painel têm de ter cada um o seu endereço.');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));

  const redisPassword = secret();
  return [
    '# Escrito por `npm run secrets`. Só quem administra o servidor o pode ler.',
    'COMPOSE_FILE=docker-compose.yml:compose.production.yml',
    ...given.map(({ setting, value }) => `${setting}=${quoted(value)}`),
    `JWT_SECRET=${secret()}`,
    `MYSQL_PASSWORD=${secret()}`,
    `MYSQL_ROOT_PASSWORD=${secret()}`,
    ...(redis
      ? ['COMPOSE_PROFILES=redis', `REDIS_PASSWORD=${redisPassword}`, `REDIS_URL=redis://:${redisPassword}@redis:6379`]
      : []),
    '',
  ].join('\n');
}

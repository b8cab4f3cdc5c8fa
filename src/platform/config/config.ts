import { join, resolve } from 'node:path';
import { z } from 'zod';
import { mailAddress, mailAddresses, PLAIN_ADDRESS } from './mail-address.js';
import { type RetentionRuleName, retentionRuleNames, retentionRules } from './retention-rules.js';
import { isGuessablePassword, PASSWORD_MAX, PASSWORD_MIN } from '../secrets/guessable-password.js';
import {
  addresses,
  count,
  duration,
  flag,
  host,
  hostnames,
  httpAddress,
  oneOf,
  origin,
  port,
  resolved,
  retentionSettings,
  roles,
  secret,
  secrets,
  server,
  storage,
  trustProxy,
} from './setting-kinds.js';
import { connectionTiming, mailTiming, versionsTiming } from './timings.js';

/** The ways to tell people from machines: our own, or a provider whose site-verify call we make. */
export const captchaProviders = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const;

const path = z.string().transform((written) => resolve(written));

const schema = z
  .object({
    NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
    HOST: host,
    IN_CONTAINER: flag.default(false),
    API_PORT: port(3000),
    SITE_PORT: port(8080),
    ADMIN_PORT: port(8081),
    METRICS_PORT: port(0).transform((value) => (value === 0 ? undefined : value)),
    METRICS_HOST: host,
    OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.transform((url) => url.replace(/\/$/, '')).optional(),
    API_URL: origin.optional(),
    SITE_URL: origin.optional(),
    ADMIN_URL: origin.optional(),
    DATA_DIR: path.default(resolve('data')),
    DATABASE_URL: z
      .string()
      .regex(/^(sqlite:.+|mysql:\/\/[^/]+\/[^/?].*)$/, {
        message: 'tem de ser sqlite:<ficheiro> ou mysql://utilizador:palavra-passe@servidor:porta/base',
        abort: true,
      })
      .transform((value, context) =>
        value.startsWith('sqlite:') ? { url: value, tls: undefined } : server(value, context),
      )
      .optional(),
    STORAGE_URL: z
      .string()
      .regex(/^(file:.+|s3:.*)$/, {
        message: 'tem de ser file:<folder> ou s3://bucket?endpoint=…&region=…',
        abort: true,
      })
      .transform(storage)
      .optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_SESSION_TOKEN: z.string().optional(),
    JWT_SECRET: secret.optional(),
    JWT_SECRET_PREVIOUS: secrets.default([]),
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]+$/, 'tem de ser um destinatário do age: age1…')
      .optional(),
    BACKUP_DIR: path.optional(),
    BACKUP_KEEP: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'tem de ser um número inteiro, 1 ou mais')
      .transform(Number)
      .default(7),
    BACKUP_IDENTITY: path.optional(),
    SELF_TEST: flag.default(true),
    JWT_EXPIRES_IN: duration.default(12 * 3600),
    ADMIN_EMAIL: z.string().regex(PLAIN_ADDRESS, 'tem de ser um endereço de e-mail').default('admin@localhost'),
    ADMIN_PASSWORD: z
      .string()
      .refine(({ length }) => length >= PASSWORD_MIN && length <= PASSWORD_MAX, {
        message: `tem de ter de ${PASSWORD_MIN} a ${PASSWORD_MAX} caracteres`,
        abort: true,
      })
      .refine((password) => !isGuessablePassword(password), 'é demasiado comum ou fácil de adivinhar; escolha outra')
      .optional(),
    SECOND_STEP_REQUIRED_FOR: roles.default([]),
    ADMIN_NAME: z.string().max(120, 'tem de ter 120 caracteres ou menos').default('Administração'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^\s/]+/, {
        message: 'tem de ser smtp://utilizador:palavra-passe@servidor:porta ou smtps://…',
        abort: true,
      })
      .transform(server)
      .optional(),
    MAIL_FROM: mailAddress.optional(),
    MAIL_TO: mailAddresses.optional(),
    MAIL_DAILY_LIMIT: count(500),
    CAPTCHA_PROVIDER: oneOf(captchaProviders).default('altcha'),
    CAPTCHA_SITE_KEY: z.string().optional(),
    CAPTCHA_SECRET: z.string().optional(),
    CAPTCHA_HOSTNAMES: hostnames.optional(),
    CAPTCHA_VERIFY_URL: httpAddress.optional(),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\/[^\s/]+/, 'tem de ser redis://utilizador:palavra-passe@servidor:porta ou rediss://…')
      .optional(),
    ANSWER_CACHE_MB: count(32),
    FORM_READING_SECONDS: count(3),
    RATE_LIMIT_FORMS: count(10),
    RATE_LIMIT_LOGIN: count(10),
    RATE_LIMIT_READS: count(6_000),
    SITE_ADDRESSES: addresses.default([]),
    OVERLOAD_DELAY_MS: count(500),
    TRUST_PROXY: trustProxy.default(false),
    SAMPLE_CONTENT: flag.optional(),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    ...retentionSettings,
  })
  .transform((env) => {
    const databaseUrl = env.DATABASE_URL?.url ?? `sqlite:${env.DATA_DIR}/dfc.sqlite`;
    const embedded = databaseUrl.startsWith('sqlite:');
    const storageUrl = env.STORAGE_URL ?? `file:${env.DATA_DIR}`;
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
    const apiUrl = env.API_URL ?? `http://localhost:${env.API_PORT}`;
    return {
      environment: env.NODE_ENV,
      /** The address to listen on; where it is not said, one that only this machine reaches. */
      host: env.HOST,
      /** Whether who reaches that address is for the container's own network to say. */
      inContainer: env.IN_CONTAINER,
      apiPort: env.API_PORT,
      otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
      apiUrl,
      siteUrl: env.SITE_URL ?? `http://localhost:${env.SITE_PORT}`,
      adminUrl: env.ADMIN_URL ?? `http://localhost:${env.ADMIN_PORT}`,
      dataDir: env.DATA_DIR,
      databaseUrl: embedded ? resolved('sqlite:', databaseUrl) : databaseUrl,
      /** Nothing where the database is on this machine and nothing was said. */
      databaseTls: env.DATABASE_URL?.tls,
      embedded,
      /** `file:` and a folder, or `s3:` as `s3AddressOf` reads it. */
      storageUrl: storageUrl.startsWith('file:') ? resolved('file:', storageUrl) : storageUrl,
      /** Nothing where the machine itself has the right to the bucket. */
      storageKey:
        accessKeyId === undefined || secretAccessKey === undefined
          ? undefined
          : { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN },
      backupRecipient: env.BACKUP_RECIPIENT,
      backup: {
        dir: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
        daily: env.BACKUP_DIR !== undefined,
        keep: env.BACKUP_KEEP,
        /** The file with the key of what is encrypted, for rehearsing it here. */
        identity: env.BACKUP_IDENTITY,
      },
      /** Whether a marked message is sent through the whole chain once a day. */
      selfTest: env.SELF_TEST,
      jwtSecret: env.JWT_SECRET,
      /** Secrets that were the one before, and whose tokens stay good. */
      jwtSecretPrevious: env.JWT_SECRET_PREVIOUS,
      jwtExpiresInSeconds: env.JWT_EXPIRES_IN,
      firstAdmin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, nome: env.ADMIN_NAME },
      secondStepRequiredFor: env.SECOND_STEP_REQUIRED_FOR,
      mail: {
        smtpUrl: env.SMTP_URL?.url,
        /** Nothing where the server is on this machine and nothing was said. */
        smtpTls: env.SMTP_URL?.tls,
        from: env.MAIL_FROM ?? { name: 'DFC Portugal', address: `nao-responder@${new URL(apiUrl).hostname}` },
        to: env.MAIL_TO ?? [env.ADMIN_EMAIL],
        /** How many messages visitors can have us write in a day; 0 for any number. */
        dailyLimit: env.MAIL_DAILY_LIMIT,
        timing: mailTiming,
      },
      captcha: {
        provider: env.CAPTCHA_PROVIDER,
        siteKey: env.CAPTCHA_SITE_KEY,
        secret: env.CAPTCHA_SECRET,
        verifyUrl: env.CAPTCHA_VERIFY_URL,
        /** Where people may have solved it. */
        hostnames: env.CAPTCHA_HOSTNAMES ?? [new URL(env.SITE_URL ?? 'http://localhost').hostname],
      },
      redisUrl: env.REDIS_URL,
      versionsTiming,
      connectionTiming,
      answerCacheBytes: env.ANSWER_CACHE_MB * 1024 * 1024,
      /** A form that is sent sooner after being shown is doubtful; 0 for none. */
      formReadingMs: env.FORM_READING_SECONDS * 1000,
      rateLimitForms: env.RATE_LIMIT_FORMS,
      rateLimitLogin: env.RATE_LIMIT_LOGIN,
      rateLimitReads: env.RATE_LIMIT_READS,
      /** From where the site's server asks, beside this machine and private networks. */
      siteAddresses: env.SITE_ADDRESSES,
      overloadDelayMs: env.OVERLOAD_DELAY_MS,
      trustProxy: env.TRUST_PROXY,
      sampleContent: env.SAMPLE_CONTENT ?? embedded,
      retentionDays: Object.fromEntries(
        retentionRuleNames.map((name) => [name, env[retentionRules[name].setting]]),
      ) as Record<RetentionRuleName, number>,
      logLevel: env.LOG_LEVEL,
    };
  });

/** Everything that the API reads from its environment, validated. Durations in seconds, rates per minute. */
export type Settings = z.output<typeof schema>;

/** The token by which Nest injects those of this process. */
export const Settings = class {};

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that do not go together, by name, read as they were written. */
function contradictions(env: Environment): Map<string, string> {
  const found = new Map<string, string>();
  const { NODE_ENV, DATABASE_URL = 'sqlite:', CAPTCHA_PROVIDER = 'altcha' } = env;
  const isGiven = (name: string) => env[name] !== undefined;
  if (NODE_ENV === 'production' && DATABASE_URL.startsWith('mysql:') && !isGiven('JWT_SECRET'))
    found.set('JWT_SECRET', 'é preciso em produção com MySQL');
  if (CAPTCHA_PROVIDER !== 'altcha' && captchaProviders.some((known) => known === CAPTCHA_PROVIDER))
    for (const name of ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'])
      if (!isGiven(name)) found.set(name, `é preciso com ${CAPTCHA_PROVIDER}`);
  if (DATABASE_URL.startsWith('sqlite:') && isGiven('REDIS_URL'))
    found.set('REDIS_URL', 'é para vários processos, e com SQLite há só um');
  const [missing, ...others] = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].filter((name) => !isGiven(name));
  if (missing !== undefined && others.length === 0) found.set(missing, 'falta, e a outra metade da chave está lá');
  return found;
}

/** Reads the environment once; an empty variable is none. @throws Error with a line for each wrong variable */
export function readSettings(env: Environment): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { success, error, data } = schema.safeParse(given);
  const together = contradictions(given);
  for (const { path } of error?.issues ?? []) together.delete(String(path[0]));
  if (success && together.size === 0) return data;
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...[...together].map(([name, message]) => `${name}: ${message}`),
  ];
  const lines = problems.map((problem) => `  ${problem}`);
  throw new Error(`Configuração errada da API:\n${lines.join('\n')}`, { cause: problems });
}

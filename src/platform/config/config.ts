import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { papeis } from '../access/papel.js';
import { connectionTiming } from './connection-timing.js';
import { mailAddress, mailAddresses, PLAIN_ADDRESS } from './mail-address.js';
import { mailTiming } from './mail-timing.js';
import { type RetentionRuleName, retentionRuleNames, retentionRules } from './retention-rules.js';
import { s3AddressOf } from './s3-address.js';
import { type Server, serverOf } from './server-tls.js';
import { versionsTiming } from './versions-timing.js';
import { SECRET_MIN } from '../secrets/secrets.js';
import { isGuessablePassword } from '../passwords/guessable-password.js';
import { PASSWORD_MAX, PASSWORD_MIN } from '../passwords/password-limits.js';

const MINUTES_PER_DAY = 1440;

const WHOLE_NUMBER = /^\d{1,9}$/;

const port = (fallback: number) =>
  z
    .string()
    .refine((value) => WHOLE_NUMBER.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
      message: 'must be a port, a whole number from 1 to 65535',
    })
    .transform(Number)
    .default(fallback);
const host = z
  .string()
  .regex(/^[\w.:-]+$/, 'must be an address or a name of this machine')
  .default('127.0.0.1');
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const count = (fallback: number) =>
  z.string().regex(WHOLE_NUMBER, 'must be a whole number, 0 or more').transform(Number).default(fallback);

const days = ({ days: fallback, minimum }: (typeof retentionRules)[RetentionRuleName]) =>
  z
    .string()
    .refine((value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) >= minimum, {
      message: `must be a whole number of days, ${minimum} or more`,
    })
    .transform(Number)
    .default(fallback);

type RetentionSetting = (typeof retentionRules)[RetentionRuleName]['setting'];
const retentionSettings = Object.fromEntries(
  retentionRuleNames.map((name) => [retentionRules[name].setting, days(retentionRules[name])]),
) as Record<RetentionSetting, ReturnType<typeof days>>;

/** `http(s)://host[:port]` without a trailing slash: the form in which origins are compared and joined. */
const origin = z
  .url({ protocol: /^https?$/, abort: true, message: 'must be http(s)://host[:port]' })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, 'must be an origin and nothing else')
  .transform((value) => new URL(value).origin);

/** An address or a subnet. */
const isAddress = (value: string) => {
  const [address = '', prefix] = value.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits > 0 && (prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits));
};

/** Networks that Express's `trust proxy` knows by name. */
const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Express's `trust proxy`, by address alone: of a number of hops whoever asks directly would write one himself. */
const trustProxy = z
  .string()
  .refine((value) => !/^\d+$/.test(value), {
    message: 'must name the proxies by their addresses, or loopback for this machine: a number would believe anybody',
    abort: true,
  })
  .refine(
    (value) =>
      /^(off|false)$/.test(value) ||
      value.split(',').every((part) => PROXY_NETWORKS.includes(part.trim()) || isAddress(part.trim())),
    `must be "off", or addresses, subnets, ${PROXY_NETWORKS.join(', ')}, separated by commas`,
  )
  .transform((value): false | string => (value === 'off' || value === 'false' ? false : value));

/** Addresses and subnets, separated by commas. */
const addresses = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isAddress), 'must be addresses or subnets, separated by commas');

const secret = z.string().min(SECRET_MIN, `must have ${SECRET_MIN} characters or more`);

/** Secrets, separated by commas. */
const secrets = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(({ length }) => length >= SECRET_MIN), {
    message: `must be secrets separated by commas, each of ${SECRET_MIN} characters or more`,
  });

/** Names of hosts, separated by commas. */
const hostnames = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine((parts) => parts.every((part) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(part)), {
    message: 'must be names of hosts separated by commas',
  });

/** The address of a server, with what is demanded of the way to it. */
const server = (value: string, context: z.RefinementCtx): Server => {
  try {
    return serverOf(value);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
};

/** `file:<folder>`, or a bucket that can be understood. */
const storage = (value: string, context: z.RefinementCtx): string => {
  try {
    if (value.startsWith('s3:')) s3AddressOf(value);
    return value;
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
};

/** Servers that follow the one in `DATABASE_URL`, separated by commas. */
const replicas = z.string().transform((value, context) =>
  value.split(',').map((part) => {
    if (/^mysql:\/\/[^/]+\/[^/?].*$/.test(part.trim())) return server(part.trim(), context);
    context.addIssue({
      code: 'custom',
      message: 'must be mysql://user:password@host:port/database, separated by commas',
    });
    return z.NEVER;
  }),
);

/** Roles, separated by commas. */
const roles = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => papeis.some((papel) => papel === part)), {
    message: `must be roles separated by commas: ${papeis.join(', ')}`,
  })
  .transform((parts) => papeis.filter((papel) => parts.includes(papel)));

/** `sqlite:<file>` or `file:<folder>` with its path resolved: nothing after this depends on the working folder. */
const resolved = (scheme: 'sqlite:' | 'file:', url: string) => scheme + resolve(url.slice(scheme.length));

const durationUnits = { s: 1 / 60, m: 1, h: 60, d: MINUTES_PER_DAY } as const;

/** `90s`, `30m`, `12h`, `7d` → seconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}[smhd]$/, 'must be a number followed by s, m, h or d')
  .transform((value) => {
    const unit = value.slice(-1) as keyof typeof durationUnits;
    return Math.round(Number(value.slice(0, -1)) * durationUnits[unit] * 60);
  });

/** Who may tell people from machines: ourselves, or a provider whose site-verify call we make. */
export const captchaProviders = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const;

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: host,
    IN_CONTAINER: flag.default(false),
    API_PORT: port(3000),
    SITE_PORT: port(8080),
    ADMIN_PORT: port(8081),
    METRICS_PORT: port(0).transform((value) => (value === 0 ? undefined : value)),
    METRICS_HOST: host,
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    API_URL: origin.optional(),
    SITE_URL: origin.optional(),
    ADMIN_URL: origin.optional(),
    DATA_DIR: z
      .string()
      .min(1)
      .default('data')
      .transform((folder) => resolve(folder)),
    DATABASE_URL: z
      .string()
      .regex(/^(sqlite:.+|mysql:\/\/[^/]+\/[^/?].*)$/, {
        message: 'must be sqlite:<file> or mysql://user:password@host:port/database',
        abort: true,
      })
      .transform((value, context) =>
        value.startsWith('sqlite:') ? { url: value, tls: undefined } : server(value, context),
      )
      .optional(),
    STORAGE_URL: z
      .string()
      .regex(/^(file:.+|s3:.*)$/, { message: 'must be file:<folder> or s3://bucket?endpoint=…&region=…', abort: true })
      .transform(storage)
      .optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_SESSION_TOKEN: z.string().optional(),
    JWT_SECRET: secret.optional(),
    JWT_SECRET_PREVIOUS: secrets.default([]),
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]+$/, 'must be a recipient of age: age1…')
      .optional(),
    BACKUP_DIR: z
      .string()
      .transform((folder) => resolve(folder))
      .optional(),
    BACKUP_KEEP: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a whole number, 1 or more')
      .transform(Number)
      .default(7),
    BACKUP_IDENTITY: z
      .string()
      .transform((file) => resolve(file))
      .optional(),
    SELF_TEST: flag.default(true),
    JWT_EXPIRES_IN: duration.default(12 * 3600),
    ADMIN_EMAIL: z.string().regex(PLAIN_ADDRESS, 'must be an address').default('admin@localhost'),
    ADMIN_PASSWORD: z
      .string()
      .refine(({ length }) => length >= PASSWORD_MIN && length <= PASSWORD_MAX, {
        message: `must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
        abort: true,
      })
      .refine((password) => !isGuessablePassword(password), 'is too common or too easy to guess; choose another')
      .optional(),
    SECOND_STEP_REQUIRED_FOR: roles.default([]),
    ADMIN_NAME: z.string().min(1).max(120).default('Administração'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^\s/]+/, { message: 'must be smtp://user:password@host:port or smtps://…', abort: true })
      .transform(server)
      .optional(),
    MAIL_FROM: mailAddress.optional(),
    MAIL_TO: mailAddresses.optional(),
    MAIL_DAILY_LIMIT: count(500),
    CAPTCHA_PROVIDER: z.enum(captchaProviders).default('altcha'),
    CAPTCHA_SITE_KEY: z.string().optional(),
    CAPTCHA_SECRET: z.string().optional(),
    CAPTCHA_HOSTNAMES: hostnames.optional(),
    CAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\/[^\s/]+/, 'must be redis://user:password@host:port or rediss://…')
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
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    DATABASE_READ_URLS: replicas.optional(),
    ...retentionSettings,
  })
  .transform((env, context) => {
    const databaseUrl = env.DATABASE_URL?.url ?? `sqlite:${env.DATA_DIR}/dfc.sqlite`;
    const embedded = databaseUrl.startsWith('sqlite:');
    const storageUrl = env.STORAGE_URL ?? `file:${env.DATA_DIR}`;
    if (env.NODE_ENV === 'production' && !embedded && env.JWT_SECRET === undefined) {
      context.addIssue({ code: 'custom', path: ['JWT_SECRET'], message: 'is required in production with MySQL' });
    }
    for (const name of ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const) {
      if (env.CAPTCHA_PROVIDER !== 'altcha' && env[name] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: `is required by ${env.CAPTCHA_PROVIDER}` });
      }
    }
    if (embedded && env.REDIS_URL !== undefined) {
      context.addIssue({ code: 'custom', path: ['REDIS_URL'], message: 'is for several processes; SQLite has one' });
    }
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
    if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
      const missing = accessKeyId === undefined ? 'AWS_ACCESS_KEY_ID' : 'AWS_SECRET_ACCESS_KEY';
      context.addIssue({ code: 'custom', path: [missing], message: 'is missing; the other half of the key is there' });
    }
    if (embedded && env.DATABASE_READ_URLS !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_READ_URLS'],
        message: 'is for MySQL; SQLite has no replicas',
      });
    }
    const apiUrl = env.API_URL ?? `http://localhost:${env.API_PORT}`;
    return {
      environment: env.NODE_ENV,
      /** The address to listen on; where it is not said, one that only this machine reaches. */
      host: env.HOST,
      /** Whether who reaches that address is for the container's own network to say. */
      inContainer: env.IN_CONTAINER,
      apiPort: env.API_PORT,
      /** Where traces are sent; nowhere unless it is said. */
      otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      /** Where Prometheus asks; nowhere unless it is said. */
      metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
      apiUrl,
      siteUrl: env.SITE_URL ?? `http://localhost:${env.SITE_PORT}`,
      adminUrl: env.ADMIN_URL ?? `http://localhost:${env.ADMIN_PORT}`,
      dataDir: env.DATA_DIR,
      databaseUrl: embedded ? resolved('sqlite:', databaseUrl) : databaseUrl,
      /** Nothing where the database is on this machine and nothing was said. */
      databaseTls: env.DATABASE_URL?.tls,
      /** Replicas that visitors' reads may be answered from. */
      databaseReplicas: env.DATABASE_READ_URLS ?? [],
      embedded,
      /** `file:` and a folder, or `s3:` as {@link s3AddressOf} reads it. */
      storageUrl: storageUrl.startsWith('file:') ? resolved('file:', storageUrl) : storageUrl,
      /** Nothing where the machine itself has the right to the bucket. */
      storageKey:
        accessKeyId === undefined || secretAccessKey === undefined
          ? undefined
          : { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN },
      /** For whom copies are encrypted. */
      backupRecipient: env.BACKUP_RECIPIENT,
      backup: {
        /** Where copies lie. */
        dir: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
        /** Whether one is made each day. */
        daily: env.BACKUP_DIR !== undefined,
        /** How many stay. */
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
      /** The roles whose accounts must have a second step. */
      secondStepRequiredFor: env.SECOND_STEP_REQUIRED_FOR,
      mail: {
        smtpUrl: env.SMTP_URL?.url,
        /** Nothing where the server is on this machine and nothing was said. */
        smtpTls: env.SMTP_URL?.tls,
        from: env.MAIL_FROM ?? { name: 'DFC Portugal', address: `nao-responder@${new URL(apiUrl).hostname}` },
        /** Who reads what the forms bring. */
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
      /** How many days each kind of thing is kept. */
      retentionDays: Object.fromEntries(
        retentionRuleNames.map((name) => [name, env[retentionRules[name].setting]]),
      ) as Record<RetentionRuleName, number>,
      logLevel: env.LOG_LEVEL,
    };
  });

/** Everything that the API reads from its environment, validated. Durations in seconds, rates per minute. */
export type Settings = z.output<typeof schema>;

/**
 * Reads the environment once. An empty variable counts as absent.
 * @throws Error that names every wrong variable, one a line
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  return result.data;
}

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { papeis } from '../papeis.js';
import { type RetentionRuleName, retentionRuleNames, retentionRules } from './retention-rules.js';
import { s3AddressOf } from './s3-address.js';
import { serverOf } from './server-tls.js';
import { SECRET_MIN } from '../secrets/secrets.js';

const MINUTES_PER_DAY = 1440;

const WHOLE_NUMBER = /^\d{1,9}$/;

export const port = (fallback: number) =>
  z
    .string()
    .refine((value) => WHOLE_NUMBER.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
      message: 'tem de ser uma porta, um número inteiro de 1 a 65535',
    })
    .transform(Number)
    .default(fallback);
export const host = z
  .string()
  .refine((name) => name === 'localhost' || isIP(name) > 0, 'tem de ser um endereço IP ou localhost')
  .default('127.0.0.1');
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `tem de ser um destes: ${values.join(', ')}` });
export const flag = oneOf(['true', 'false']).transform((value) => value === 'true');
export const count = (fallback: number) =>
  z.string().regex(WHOLE_NUMBER, 'tem de ser um número inteiro, 0 ou mais').transform(Number).default(fallback);
export const httpAddress = z.url({ protocol: /^https?$/, error: 'tem de ser um endereço http(s)' });

const days = ({ days: fallback, minimum }: (typeof retentionRules)[RetentionRuleName]) =>
  z
    .string()
    .refine((value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) >= minimum, {
      message: `tem de ser um número inteiro de dias, ${minimum} ou mais`,
    })
    .transform(Number)
    .default(fallback);

type RetentionSetting = (typeof retentionRules)[RetentionRuleName]['setting'];
export const retentionSettings = Object.fromEntries(
  retentionRuleNames.map((name) => [retentionRules[name].setting, days(retentionRules[name])]),
) as Record<RetentionSetting, ReturnType<typeof days>>;

/** `http(s)://host[:port]` without a trailing slash: the form in which origins are compared and joined. */
export const origin = z
  .url({ protocol: /^https?$/, abort: true, message: 'tem de ser http(s)://host[:port]' })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, 'tem de ser só isto: http(s)://host[:port]')
  .transform((value) => new URL(value).origin);

const isAddress = (value: string) => {
  const [address = '', prefix] = value.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits > 0 && (prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits));
};

/** Networks that Express's `trust proxy` knows by name. */
const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Express's `trust proxy`, by address alone: of a number of hops whoever asks directly would write one himself. */
export const trustProxy = z
  .string()
  .refine((value) => !/^\d+$/.test(value), {
    message:
      'tem de dizer os endereços dos proxies, ou loopback para esta máquina: com um número acreditaria em qualquer um',
    abort: true,
  })
  .refine(
    (value) =>
      /^(off|false)$/.test(value) ||
      value.split(',').every((part) => PROXY_NETWORKS.includes(part.trim()) || isAddress(part.trim())),
    `tem de ser off, ou endereços, sub-redes, ${PROXY_NETWORKS.join(', ')}, separados por vírgulas`,
  )
  .transform((value): false | string => (value === 'off' || value === 'false' ? false : value));

const listed = z.string().transform((value) => value.split(',').map((part) => part.trim()));

export const addresses = listed.refine(
  (parts) => parts.every(isAddress),
  'tem de ter endereços ou sub-redes, separados por vírgulas',
);

export const secret = z.string().min(SECRET_MIN, `tem de ter ${SECRET_MIN} caracteres ou mais`);

export const secrets = listed.refine((parts) => parts.every(({ length }) => length >= SECRET_MIN), {
  message: `tem de ter segredos separados por vírgulas, cada um com ${SECRET_MIN} caracteres ou mais`,
});

export const hostnames = listed
  .transform((names) => names.map((name) => name.toLowerCase()))
  .refine((parts) => parts.every((part) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(part)), {
    message: 'tem de ter nomes de máquinas separados por vírgulas',
  });

/** Reports what `read` throws as the setting's error. */
const readBy =
  <Read>(read: (value: string) => Read) =>
  (value: string, context: z.RefinementCtx): Read => {
    try {
      return read(value);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  };

/** The address of a server, with what is demanded of the way to it. */
export const server = readBy(serverOf);

/** `file:<folder>`, or a bucket that can be understood. */
export const storage = readBy((value) => {
  if (value.startsWith('s3:')) s3AddressOf(value);
  return value;
});

export const roles = listed
  .refine((parts) => parts.every((part) => papeis.some((papel) => papel === part)), {
    message: `tem de ter papéis separados por vírgulas: ${papeis.join(', ')}`,
  })
  .transform((parts) => papeis.filter((papel) => parts.includes(papel)));

/** `sqlite:<file>` or `file:<folder>` with its path resolved: nothing after this depends on the working folder. */
export const resolved = (scheme: 'sqlite:' | 'file:', url: string) => scheme + resolve(url.slice(scheme.length));

const durationUnits = { s: 1 / 60, m: 1, h: 60, d: MINUTES_PER_DAY } as const;

/** `90s`, `30m`, `12h`, `7d` → seconds. */
export const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}[smhd]$/, 'tem de ser um número seguido de s, m, h ou d')
  .transform((value) => {
    const unit = value.slice(-1) as keyof typeof durationUnits;
    return Math.round(Number(value.slice(0, -1)) * durationUnits[unit] * 60);
  });

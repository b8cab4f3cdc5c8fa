import { isIP } from 'node:net';
import { z } from 'zod';
import { type CaptchaProvider, captchaProviders } from './captcha-provider.server.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
const PORT = 'tem de ser uma porta, um número inteiro de 1 a 65535';
const port = (fallback: number) =>
  z
    .string()
    .refine(isPort, PORT)
    .default(String(fallback))
    .transform((text) => Number(text));
const ports = { API_PORT: port(3000), SITE_PORT: port(8080), ADMIN_PORT: port(8081) };
const httpAddress = z.url({ protocol: /^https?$/, error: 'tem de ser um endereço http(s)' });
const origin = (fallback: string) => httpAddress.default(fallback).transform((url) => url.replace(/(?<!\/)\/+$/, ''));

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `tem de ser um destes: ${values.join(', ')}` });
const providers = Object.keys(captchaProviders) as CaptchaProvider[];

const host = z
  .string()
  .refine((name) => name === 'localhost' || isIP(name) > 0, 'tem de ser um endereço IP ou localhost')
  .default('127.0.0.1');

function schemaFor(env: Environment) {
  const local = (name: keyof typeof ports) => `http://localhost:${ports[name].catch(0).parse(env[name])}`;
  return z.object({
    ...ports,
    HOST: host,
    SITE_URL: origin(local('SITE_PORT')),
    ADMIN_URL: origin(local('ADMIN_PORT')),
    API_URL: origin(local('API_PORT')),
    API_INTERNAL_URL: origin(env.API_URL ?? local('API_PORT')),
    PAGE_CACHE_MB: z
      .string()
      .regex(/^\d{1,5}$/, 'tem de ser um número de megabytes, 0 ou mais')
      .default('32')
      .transform(Number),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
    SITE_METRICS_PORT: z.string().refine(isPort, PORT).transform(Number).optional(),
    METRICS_HOST: host,
    NODE_ENV: z.string().optional(),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    CAPTCHA_PROVIDER: oneOf(providers).default('altcha'),
    CAPTCHA_SCRIPT_URL: httpAddress.optional(),
    STATISTICS_SCRIPT_URL: httpAddress.optional(),
    MARKETING_SCRIPT_URL: httpAddress.optional(),
  });
}

/** The settings from the environment, with defaults that make the embedded start work. */
export type SiteConfig = {
  port: number;
  /** Where to listen: where only this machine reaches it when left out. */
  host: string;
  siteUrl: string;
  adminUrl: string;
  /** The API as the browser reaches it. */
  apiUrl: string;
  /** The API as this server reaches it. */
  apiInternalUrl: string;
  /** The most memory that rendered pages may take; 0 keeps none. */
  pageCacheBytes: number;
  /** Where traces are sent, without a slash at its end; nowhere unless it is said. */
  otlpEndpoint: string | undefined;
  /** Where Prometheus asks; nowhere unless it is said. */
  metrics: { port: number; host: string } | undefined;
  /** Whether this is the real thing: its log is for machines. */
  isProduction: boolean;
  /** The least grave of what is logged. */
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  /** The captcha in force, which the API verifies, and its script where it is another's. */
  captcha: { provider: CaptchaProvider; script: string | undefined };
  /** The scripts of others that run once a visitor allows what they are for. */
  consentScripts: { estatistica: string | undefined; marketing: string | undefined };
};

/**
 * Reads the environment. A variable that is set to nothing is not set.
 * @throws Error that names every wrong variable, one a line; its cause is the list of these lines
 */
export function readSettings(env: Environment): SiteConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schemaFor(given).safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    const lines = problems.map((problem) => `  ${problem}`);
    throw new Error(`Configuração errada do site:\n${lines.join('\n')}`, { cause: problems });
  }
  const { data } = result;
  const { script } = captchaProviders[data.CAPTCHA_PROVIDER];
  return {
    port: data.SITE_PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL,
    adminUrl: data.ADMIN_URL,
    apiUrl: data.API_URL,
    apiInternalUrl: data.API_INTERNAL_URL,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
    metrics:
      data.SITE_METRICS_PORT === undefined ? undefined : { port: data.SITE_METRICS_PORT, host: data.METRICS_HOST },
    isProduction: data.NODE_ENV === 'production',
    logLevel: data.LOG_LEVEL,
    captcha: { provider: data.CAPTCHA_PROVIDER, script: script && (data.CAPTCHA_SCRIPT_URL ?? script) },
    consentScripts: { estatistica: data.STATISTICS_SCRIPT_URL, marketing: data.MARKETING_SCRIPT_URL },
  };
}

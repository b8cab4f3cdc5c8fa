import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { type CaptchaProvider, captchaProviders } from './captcha-provider.server.ts';

for (const file of ['.env', '../.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

// A variable that is set to nothing is not set.
const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
const port = (fallback: number) =>
  z
    .string()
    .refine(isPort, 'tem de ser uma porta, de 1 a 65535')
    .default(String(fallback))
    .transform((text) => Number(text));
const ports = { API_PORT: port(3000), SITE_PORT: port(8080), ADMIN_PORT: port(8081) };
const local = (name: keyof typeof ports) => `http://localhost:${ports[name].catch(0).parse(env[name])}`;

const origin = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: 'tem de ser um endereço http(s)' })
    .default(fallback)
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''));

const providers = Object.keys(captchaProviders) as CaptchaProvider[];

const host = z
  .string()
  .refine((name) => name === 'localhost' || isIP(name) > 0, 'tem de ser um endereço IP ou localhost')
  .default('127.0.0.1');

const schema = z.object({
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
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'tem de ser um endereço http(s)' }).optional(),
  SITE_METRICS_PORT: z.string().refine(isPort, 'tem de ser uma porta, de 1 a 65535').transform(Number).optional(),
  METRICS_HOST: host,
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  CAPTCHA_PROVIDER: z.enum(providers).default('altcha'),
  CAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/, error: 'tem de ser um endereço http(s)' }).optional(),
});

/** What the environment says, with defaults that make the embedded start work. */
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
  /** What rendered pages may take in memory; 0 keeps none. */
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
};

function read(): SiteConfig {
  const result = schema.safeParse(env);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    console.error(`Configuração errada do site:\n${wrong.join('\n')}`);
    process.exit(1);
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
  };
}

/** The configuration, read and checked once when the server starts. */
export const siteConfig = read();

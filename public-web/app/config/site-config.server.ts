import { existsSync } from 'node:fs';
import { z } from 'zod';

for (const file of ['.env', '../.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const ports = z
  .object({ API_PORT: port(3000), SITE_PORT: port(8080), ADMIN_PORT: port(8081) })
  .catch({ API_PORT: 3000, SITE_PORT: 8080, ADMIN_PORT: 8081 })
  .parse(process.env);

const origin = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: 'tem de ser um endereço http(s)' })
    .default(fallback)
    .transform((url) => url.replace(/\/+$/, ''));

const schema = z.object({
  SITE_PORT: port(8080),
  SITE_URL: origin(`http://localhost:${ports.SITE_PORT}`),
  ADMIN_URL: origin(`http://localhost:${ports.ADMIN_PORT}`),
  API_URL: origin(`http://localhost:${ports.API_PORT}`),
  API_INTERNAL_URL: origin(process.env.API_URL ?? `http://localhost:${ports.API_PORT}`),
});

/** What the environment says, with defaults that make the embedded start work. */
export type SiteConfig = {
  port: number;
  siteUrl: string;
  adminUrl: string;
  /** The API as the browser reaches it. */
  apiUrl: string;
  /** The API as this server reaches it. */
  apiInternalUrl: string;
};

function read(): SiteConfig {
  const result = schema.safeParse(process.env);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    console.error(`Configuração errada do site:\n${wrong.join('\n')}`);
    process.exit(1);
  }
  const env = result.data;
  return {
    port: env.SITE_PORT,
    siteUrl: env.SITE_URL,
    adminUrl: env.ADMIN_URL,
    apiUrl: env.API_URL,
    apiInternalUrl: env.API_INTERNAL_URL,
  };
}

/** The configuration, read and checked once when the server starts. */
export const siteConfig = read();

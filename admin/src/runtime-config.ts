/** Addresses the server gives to the page when it serves it. */
export interface RuntimeConfig {
  /** Origin of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Origin of the visitors' site, without a trailing slash. */
  readonly siteUrl: string;
}

function isRuntimeConfig(value: unknown): value is RuntimeConfig {
  return (
    typeof value === 'object' &&
    value !== null &&
    'apiUrl' in value &&
    typeof value.apiUrl === 'string' &&
    'siteUrl' in value &&
    typeof value.siteUrl === 'string'
  );
}

function readRuntimeConfig(): RuntimeConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="runtime-config"]')?.content;
  const parsed: unknown = JSON.parse(content ?? 'null');
  if (!isRuntimeConfig(parsed)) throw new Error('The page was served without its run-time configuration.');
  return parsed;
}

export const runtimeConfig: RuntimeConfig = readRuntimeConfig();

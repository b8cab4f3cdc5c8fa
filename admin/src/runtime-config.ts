const content = document.querySelector<HTMLMetaElement>('meta[name="runtime-config"]')?.content;
const { apiUrl, siteUrl } = JSON.parse(content ?? '{}') as Readonly<Partial<Record<'apiUrl' | 'siteUrl', string>>>;
if (apiUrl === undefined || siteUrl === undefined)
  throw new Error('The page was served without its run-time configuration.');

/** The origins of the API and of the visitors' site, without a trailing slash, as the server gives them to the page. */
export const runtimeConfig = { apiUrl, siteUrl };

/** The address at which a stored file is public. */
export const addressOf = (name: string): string => `${apiUrl}/uploads/${encodeURIComponent(name)}`;

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run npm run test:only -- start.`);
  return value.replace(/\/$/, '');
}

export const SITE_URL = variable('SITE_URL');
export const ADMIN_URL = variable('ADMIN_URL');

export const credentials = { email: variable('ADMIN_EMAIL'), password: variable('ADMIN_PASSWORD') };

/** Every address that the site tells search engines of. */
export async function sitemap(): Promise<string[]> {
  const answer = await fetch(`${SITE_URL}/sitemap.xml`);
  if (!answer.ok) throw new Error(`/sitemap.xml: ${answer.status}`);
  return [...(await answer.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
}

/** Addresses of records of one kind give the same: one of them is enough. */
export const kindOf = (path: string): string => path.replaceAll(/\d+/g, ':id');

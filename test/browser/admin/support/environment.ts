function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; run these tests with npm run test:browser`);
  return value;
}

export const API_URL = required('API_URL');
export const ADMIN_URL = required('ADMIN_URL');
export const ADMIN_EMAIL = required('ADMIN_EMAIL');
export const ADMIN_PASSWORD = required('ADMIN_PASSWORD');
export const DATA_DIR = required('DATA_DIR');
export const SITE_URL = required('SITE_URL');

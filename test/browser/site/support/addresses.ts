function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with npm run test:browser.`);
  return value;
}

/** The system under test. */
export const addresses = {
  get api() {
    return required('API_URL');
  },
  get site() {
    return required('SITE_URL');
  },
  get admin() {
    return required('ADMIN_URL');
  },
};

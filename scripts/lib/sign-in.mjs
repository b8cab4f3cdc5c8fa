/**
 * Signs in at an API that may still be starting, for ten seconds at most.
 * @param {string} api its address
 * @param {{ email: string, password: string }} admin
 * @returns {Promise<string>} the token
 */
export async function signIn(api, admin) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(`${api}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(admin),
      });
      return /** @type {{ token: string }} */ (await response.json()).token;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

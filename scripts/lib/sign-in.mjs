/**
 * Signs in as the administrator of a stack, whose API may still be starting, for ten seconds at most.
 * @param {NodeJS.ProcessEnv} env of the stack
 * @returns {Promise<string>} the token
 */
export async function signIn({ API_URL: api, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(`${api}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return /** @type {{ token: string }} */ (await response.json()).token;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

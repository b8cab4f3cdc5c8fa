/** The facts about one captcha provider that the site needs before any of it is loaded. */
type Provider = {
  /** Where its script is; our own has none. */
  script: string | undefined;
  /** The sources that its widget needs in the Content-Security-Policy, as the provider documents them. */
  sources: Partial<Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src', readonly string[]>>;
};

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const turnstile = ['https://challenges.cloudflare.com'];

/** The providers that the API can have in force. */
export const captchaProviders = {
  altcha: { script: undefined, sources: {} },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    sources: {
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/'],
    },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    sources: { 'script-src': hcaptcha, 'frame-src': hcaptcha, 'style-src': hcaptcha, 'connect-src': hcaptcha },
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    sources: { 'script-src': turnstile, 'frame-src': turnstile },
  },
} as const satisfies Record<string, Provider>;

export type CaptchaProvider = keyof typeof captchaProviders;

/**
 * Returns the sources that the provider in force adds to one directive of the policy.
 * @param script where its script is
 */
export function captchaSources(
  directive: keyof Provider['sources'],
  { provider, script }: { provider: CaptchaProvider; script: string | undefined },
): readonly string[] {
  const { sources, script: usual }: Provider = captchaProviders[provider];
  const named = sources[directive];
  if (!named || !script) return [];
  // A script from elsewhere brings its frames and calls from there too.
  return script === usual ? named : [...named, new URL(script).origin];
}

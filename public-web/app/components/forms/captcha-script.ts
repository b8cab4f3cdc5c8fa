import type { CaptchaOffer } from './offer-captcha';

/** The functions that the scripts of the three providers have in common. */
export type CaptchaScript = {
  render: (place: HTMLElement, options: Record<string, unknown>) => string | number | undefined;
  reset: (id?: string | number) => void;
  remove?: (id?: string | number) => void;
};

type Provider = CaptchaOffer['provider'];

declare global {
  interface Window {
    grecaptcha?: CaptchaScript;
    hcaptcha?: CaptchaScript;
    turnstile?: CaptchaScript;
    captchaReady?: () => void;
  }
}

const TIMEOUT_MS = 20_000;

const names = { altcha: undefined, recaptcha: 'grecaptcha', hcaptcha: 'hcaptcha', turnstile: 'turnstile' } as const;
/** reCAPTCHA and hCaptcha take the language with the script; hCaptcha else takes reCAPTCHA's name too. */
const parameters = {
  recaptcha: { hl: 'pt-PT' },
  hcaptcha: { hl: 'pt', recaptchacompat: 'off' },
  turnstile: {},
  altcha: {},
} satisfies Record<Provider, Record<string, string>>;

let loading: Promise<void> | undefined;

function load(provider: Provider, url: string): Promise<void> {
  const address = new URL(url);
  const query = { ...parameters[provider], render: 'explicit', onload: 'captchaReady' };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const script = Object.assign(document.createElement('script'), { src: address.href, async: true });
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error(`captcha: ${address.origin} gives no script`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    window.captchaReady = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
}

/** Loads a provider's script, once for the page; one that did not come is asked for again. @throws where it does not come */
export async function captchaScript(provider: Provider, url: string): Promise<CaptchaScript> {
  loading ??= load(provider, url);
  await loading;
  const name = names[provider];
  const script = name && window[name];
  if (!script) throw new Error(`captcha: the script of ${provider} is another`);
  return script;
}

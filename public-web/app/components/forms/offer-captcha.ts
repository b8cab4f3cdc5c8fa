import type { components } from '@contract/api';

/** The captcha that the API offers. */
export type CaptchaOffer = components['schemas']['Captcha'];

/** Asks the API for a challenge of its own, whichever captcha is in force. @throws where it gives none */
export async function offerProof(apiUrl: string, signal: AbortSignal): Promise<CaptchaOffer> {
  const response = await fetch(`${apiUrl}/api/captcha/prova`, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`proof of work: ${response.status}`);
  return (await response.json()) as CaptchaOffer;
}

/** Asks the API for a captcha. @throws where it gives none, or another than the site is configured for */
export async function offerCaptcha(apiUrl: string, provider: string): Promise<CaptchaOffer> {
  const response = await fetch(`${apiUrl}/api/captcha`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha: ${response.status}`);
  const offer = (await response.json()) as CaptchaOffer;
  // The page's content policy allows only the provider that the site was told of.
  if (offer.provider !== provider) {
    console.error(`The API has CAPTCHA_PROVIDER=${offer.provider} and the site ${provider}: set them alike.`);
    throw new Error('captcha: another provider');
  }
  return offer;
}

import { describe, expect, it } from 'vitest';
import { captchaProviders, type CaptchaProvider } from '~/config/captcha-provider.server';
import { contentPolicy } from './content-policy.server';

const hosts = {
  altcha: undefined,
  recaptcha: 'https://www.google.com/recaptcha/',
  hcaptcha: 'https://hcaptcha.com',
  turnstile: 'https://challenges.cloudflare.com',
} as const;
const providers = Object.keys(captchaProviders) as CaptchaProvider[];

function policyWith(
  provider: CaptchaProvider,
  script: string | undefined = captchaProviders[provider].script,
  { framedBy, statistics }: { framedBy?: string; statistics?: string } = {},
): string {
  const urls = { siteUrl: 'https://site.pt', adminUrl: 'https://admin.pt', apiUrl: 'https://api.pt' };
  const consentScripts = { estatistica: statistics, marketing: undefined };
  return contentPolicy({ ...urls, captcha: { provider, script }, consentScripts }, ["'sha256-abc'"], framedBy);
}

describe('the content policy', () => {
  it.each(providers)('opens for %s in force and for no other', (provider) => {
    const policy = policyWith(provider);
    const named = Object.values(hosts).filter((host) => host && policy.includes(host));
    expect(named).toEqual(hosts[provider] ? [hosts[provider]] : []);
    expect(policy).toContain("script-src 'self' 'sha256-abc'");
    expect(policy).not.toContain('unsafe');
  });

  it('lets nobody frame a page, and a preview the one that is named', () => {
    expect(policyWith('altcha')).toContain("frame-ancestors 'none'");
    expect(policyWith('altcha', undefined, { framedBy: 'https://admin.pt' })).toContain(
      'frame-ancestors https://admin.pt;',
    );
  });

  it('lets no script come from elsewhere where the captcha is our own', () => {
    expect(/script-src [^;]*/.exec(policyWith('altcha'))?.[0]).not.toContain('http');
  });

  it('has no text become markup or script, but where a provider’s script does that itself', () => {
    expect(policyWith('altcha')).toContain("; require-trusted-types-for 'script'; trusted-types page-start default;");
    expect(policyWith('turnstile')).not.toContain('trusted-types');
  });

  it('opens for the script of a provider of statistics, and lets it make markup of text', () => {
    const policy = policyWith('altcha', undefined, { statistics: 'https://contas.pt/s.js' });
    expect(policy).toMatch(/script-src [^;]* https:\/\/contas\.pt;/);
    expect(policy).toMatch(/connect-src [^;]* https:\/\/contas\.pt;/);
    expect(policy).not.toContain('trusted-types');
  });

  it('opens for a provider’s script from elsewhere, too', () => {
    expect(policyWith('turnstile', 'https://espelho.pt/api.js')).toMatch(/script-src [^;]* https:\/\/espelho\.pt;/);
  });
});

import { useEffect, useRef, useState } from 'react';
import { loadAnew, OutdatedPage, outdatedOr } from '~/lib/browser/outdated-page';
import { useRootData } from '~/lib/pages/root-data';
import { type CaptchaOffer, offerCaptcha } from './offer-captcha';
import { useOnce } from './use-once';

type State =
  | { phase: 'idle' | 'working' | 'loading' | 'asking' | 'expired' | 'failure' | 'blocked' | 'outdated' }
  | { phase: 'done'; answer: string; expiresAt: number | undefined };

/**
 * The captcha in force: nothing of it is loaded before the person asks for it.
 * @param isWhole whether nothing of the form is lost with the page
 */
export function useCaptcha(isWhole: () => boolean) {
  const { apiUrl, captcha } = useRootData();
  const { provider, script } = captcha;
  const [state, setState] = useState<State>({ phase: 'idle' });
  const box = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const onBox = useRef(false);
  const takeAway = useRef<() => void>(undefined);
  // The state may lag behind: a box that is ticked before this code is here is told of twice in one tick.
  const asking = useRef(false);
  const expiresAt = state.phase === 'done' ? state.expiresAt : undefined;

  useEffect(() => () => takeAway.current?.(), []);

  // The box that was ticked makes room for the widget; who has gone on to another field is left there.
  useEffect(() => {
    if (state.phase === 'asking' && onBox.current) place.current?.focus();
  }, [state.phase]);

  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(() => setState({ phase: 'expired' }), Math.max(0, expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);

  async function showWidget(url: string, { provider: other, siteKey = '' }: CaptchaOffer) {
    const [{ captchaScript }, { showCaptchaWidget }] = await Promise.all([
      import('./captcha-script'),
      import('./captcha-widget'),
    ]).catch(outdatedOr);
    const loaded = await captchaScript(other, url).catch(() => undefined);
    if (!loaded) return setState({ phase: 'blocked' });
    // The form may have gone meanwhile.
    if (!place.current) return;
    onBox.current = document.activeElement === box.current;
    setState({ phase: 'asking' });
    takeAway.current = showCaptchaWidget(loaded, place.current, siteKey, {
      solved: (answer) => setState({ phase: 'done', answer, expiresAt: undefined }),
      expired: () => setState({ phase: 'expired' }),
      failed: () => setState({ phase: 'failure' }),
    });
  }

  async function verify() {
    if (asking.current || ['working', 'loading', 'asking', 'done'].includes(state.phase)) return;
    asking.current = true;
    // At once: what is answered in a widget that is about to be replaced would be lost.
    takeAway.current?.();
    takeAway.current = undefined;
    setState({ phase: script ? 'loading' : 'working' });
    try {
      const offer = await offerCaptcha(apiUrl, provider);
      if (script) return await showWidget(script, offer);
      const { solveCaptcha } = await import('./solve-captcha').catch(outdatedOr);
      setState({ phase: 'done', ...(await solveCaptcha(offer)) });
    } catch (error) {
      const isOutdated = error instanceof OutdatedPage;
      if (!(isOutdated && isWhole() && loadAnew())) setState({ phase: isOutdated ? 'outdated' : 'failure' });
    } finally {
      asking.current = false;
    }
  }

  useOnce(() => {
    // Ticked before this code was here.
    if (box.current?.checked) void verify();
  });

  return { provider, state, box, place, verify };
}

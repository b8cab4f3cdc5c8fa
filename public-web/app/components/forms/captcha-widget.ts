import type { CaptchaScript } from './captcha-script';

/** The width of the providers' usual widgets, in pixels. */
const USUAL_WIDTH = 304;

/** Turnstile has it checked by the API that a solution was made for this. */
const ACTION = 'formulario';

type Events = { solved: (answer: string) => void; expired: () => void; failed: () => void };

/**
 * Shows a provider's widget.
 * @returns takes it away again
 */
export function showCaptchaWidget(
  script: CaptchaScript,
  place: HTMLElement,
  siteKey: string,
  { solved, expired, failed }: Events,
): () => void {
  const room = place.parentElement?.clientWidth ?? 0;
  const frame = place.appendChild(document.createElement('div'));
  const id = script.render(frame, {
    sitekey: siteKey,
    size: room < USUAL_WIDTH ? 'compact' : 'normal',
    theme: 'light',
    action: ACTION,
    callback: solved,
    'expired-callback': expired,
    'timeout-callback': expired,
    'error-callback': failed,
  });
  return () => {
    (script.remove ?? script.reset)(id);
    frame.remove();
  };
}

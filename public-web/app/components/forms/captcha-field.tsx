import { useEffect } from 'react';
import { formTexts } from '~/content/forms/texts';
import { FieldError } from './field-error';
import { describedBy } from './field-props';
import { useCaptcha } from './use-captcha';
import { CAPTCHA_FIELD } from './validate';

const texts = formTexts.captcha;

type Props = {
  id: string;
  error: string | undefined;
  /** Whether nothing of the form is lost with the page. */
  isWhole: () => boolean;
  onDone: () => void;
};

/**
 * Keeps robots away by one box to tick. Our own captcha works in the background and asks nothing; another provider's
 * is loaded only once the box is ticked, because it takes the visitor to a third party.
 */
export function CaptchaField({ id, error, isWhole, onDone }: Props) {
  const { provider, state, box, place, verify } = useCaptcha(isWhole);
  const { phase } = state;
  const done = phase === 'done';
  const asking = phase === 'asking';
  const waiting = phase === 'working' || phase === 'loading';
  const name = provider === 'altcha' ? '' : texts.providers[provider];
  const sentence = phase === 'idle' && name ? texts.idleElsewhere : texts[phase];
  const described = describedBy(id, 'status', done ? undefined : error);
  useEffect(() => {
    if (done && error) onDone();
  }, [done, error, onDone]);
  return (
    <>
      <div className="cut-small border-2 border-ink bg-white p-4">
        <div className="flex items-center gap-3">
          {!asking && (
            <span className="relative size-7 shrink-0">
              <input
                ref={box}
                id={id}
                type="checkbox"
                checked={done}
                required
                onChange={() => void verify()}
                className={`size-7 accent-fazer-deep ${waiting ? 'opacity-0' : ''}`}
                {...described}
              />
              {waiting && <span className="spinner pointer-events-none absolute inset-0 size-7" />}
            </span>
          )}
          <span>
            {!asking && (
              <label htmlFor={id} className="block font-bold">
                {texts.label}
              </label>
            )}
            <span id={`${id}-hint`} role="status" className="block text-small">
              {sentence.replace('{name}', name)}
            </span>
          </span>
        </div>
        {phase === 'outdated' && (
          <button type="button" className="button button-plain mt-3" onClick={() => location.reload()}>
            {texts.loadAnew}
          </button>
        )}
        {name && (
          <div
            ref={place}
            id={asking ? id : undefined}
            role="group"
            aria-label={texts.label}
            tabIndex={-1}
            className="mt-3 empty:hidden"
            aria-describedby={described['aria-describedby']}
          />
        )}
      </div>
      {done && <input type="hidden" name={CAPTCHA_FIELD} value={state.answer} />}
      <FieldError id={`${id}-error`}>{done ? undefined : error}</FieldError>
    </>
  );
}

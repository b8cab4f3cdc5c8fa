import { useEffect, useState } from 'react';
import { formTexts } from '~/content/forms/texts';
import { useRootData } from '~/lib/root-data';
import { FieldError } from './field-error';
import { describedBy } from './field-props';
import { CAPTCHA_FIELD } from './validate';

const texts = formTexts.captcha;

type State =
  { phase: 'idle' | 'working' | 'failure' } | { phase: 'done'; answer: string; expiresAt: number | undefined };

/** The proof of work that keeps robots away: one box, which works in the background and asks nothing. */
export function CaptchaField({ id, error }: { id: string; error: string | undefined }) {
  const { apiUrl } = useRootData();
  const [state, setState] = useState<State>({ phase: 'idle' });
  const expiresAt = state.phase === 'done' ? state.expiresAt : undefined;

  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(() => setState({ phase: 'idle' }), Math.max(0, expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);

  async function verify() {
    if (state.phase === 'working' || state.phase === 'done') return;
    setState({ phase: 'working' });
    try {
      const { solveCaptcha } = await import('./solve-captcha');
      setState({ phase: 'done', ...(await solveCaptcha(apiUrl)) });
    } catch {
      setState({ phase: 'failure' });
    }
  }

  const done = state.phase === 'done';
  return (
    <>
      <div className="cut-small flex items-center gap-3 border-2 border-ink bg-white p-4">
        <span className="relative size-7 shrink-0">
          <input
            id={id}
            type="checkbox"
            checked={done}
            required
            onChange={() => void verify()}
            className={`size-7 accent-fazer-deep ${state.phase === 'working' ? 'opacity-0' : ''}`}
            {...describedBy(id, 'status', error)}
          />
          {state.phase === 'working' && <span className="spinner pointer-events-none absolute inset-0 size-7" />}
        </span>
        <span>
          <label htmlFor={id} className="block font-bold">
            {texts.label}
          </label>
          <span id={`${id}-hint`} role="status" className="block text-small">
            {texts[state.phase]}
          </span>
        </span>
      </div>
      {done && <input type="hidden" name={CAPTCHA_FIELD} value={state.answer} />}
      <FieldError id={`${id}-error`}>{done ? undefined : error}</FieldError>
    </>
  );
}

import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormDefinition } from '~/content/types/form';
import { useRootData } from '~/lib/root-data';
import { encode } from './encode';
import { headingOf, type Heading, invalidHeading } from './heading-of';
import { type Answer, post } from './post';
import { type Rejection, rejectionOf } from './rejection';
import { useSilentProof } from './use-silent-proof';
import { CAPTCHA_FIELD, type FieldErrors, validate } from './validate';

type State = {
  phase: 'idle' | 'busy' | 'done';
  errors: FieldErrors;
  /** What went wrong with the last try as a whole. */
  heading: Heading | undefined;
  /** Share of the upload that has gone, from 0 to 1. */
  progress: number;
  /** Counts clearings of the form, and of the captcha. */
  round: number;
  captchaRound: number;
  /** Counts the tries, so that the focus moves to the errors after each. */
  attempt: number;
};

const FRESH: State = {
  phase: 'idle',
  errors: {},
  heading: undefined,
  progress: 0,
  round: 0,
  captchaRound: 0,
  attempt: 0,
};

function rejectionIn(answer: Answer | undefined): Rejection | undefined {
  return answer === undefined || answer.status < 300 ? undefined : rejectionOf(answer);
}

/**
 * The life of one form: checked on submit, sent once, cleared only when the API has it.
 * @param onSuccess is told what the API answered when it took it
 */
export function useForm(definition: FormDefinition, onSuccess?: (answer: Answer) => void) {
  const { apiUrl } = useRootData();
  const navigate = useNavigate();
  const [state, setState] = useState(FRESH);
  const busy = useRef(false);
  const proof = useSilentProof(apiUrl, definition.captcha === 'silent');
  const shownAt = useRef(0);
  const change = (next: Partial<State>) => setState((now) => ({ ...now, ...next }));

  useEffect(() => {
    shownAt.current = performance.now();
  }, [state.round]);

  useEffect(() => {
    if (state.phase !== 'done' || !definition.redirect) return;
    const { to, afterMs } = definition.redirect;
    const timer = setTimeout(() => void navigate(to), afterMs);
    return () => clearTimeout(timer);
  }, [state.phase, definition, navigate]);

  const send = async (answers: FormData, milliseconds: number) =>
    post(apiUrl + definition.endpoint, encode(definition, answers, { proof: await proof.take(), milliseconds }), {
      ...(definition.method && { method: definition.method }),
      onProgress: (progress) => change({ progress }),
    });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const answers = new FormData(event.currentTarget);
    const errors = validate(definition, event.currentTarget, answers);
    if (Object.keys(errors).length > 0) {
      const heading = invalidHeading(definition, errors);
      setState((now) => ({ ...now, phase: 'idle', errors, heading, attempt: now.attempt + 1 }));
      return;
    }
    busy.current = true;
    change({ phase: 'busy', errors: {}, heading: undefined, progress: 0 });
    const milliseconds = Math.round(performance.now() - shownAt.current);
    let answer = await send(answers, milliseconds);
    // Nobody saw a proof, so nobody can be told to repeat it.
    if (definition.captcha === 'silent' && rejectionIn(answer)?.errors[CAPTCHA_FIELD])
      answer = await send(answers, milliseconds);
    busy.current = false;
    const accepted = answer !== undefined && answer.status < 300;
    if (answer !== undefined && accepted) onSuccess?.(answer);
    const rejection = rejectionIn(answer);
    // A captcha is good once, so a new one is needed after any answer.
    setState((now) => ({
      ...now,
      captchaRound: now.captchaRound + 1,
      attempt: now.attempt + 1,
      ...(accepted
        ? { phase: 'done', round: now.round + 1 }
        : { phase: 'idle', heading: headingOf(definition, rejection), errors: rejection?.errors ?? {} }),
    }));
  }

  /** Says what is wrong with one field at once, or that it is right again. */
  function setFieldError(name: string, sentence: string | undefined) {
    setState(({ errors: { [name]: _old, ...others }, ...now }) => ({
      ...now,
      errors: sentence ? { ...others, [name]: sentence } : others,
    }));
  }

  return { ...state, begin: proof.begin, submit, setFieldError };
}

import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormDefinition } from '~/content/types/form';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { useRootData } from '~/lib/pages/root-data';
import { rememberSent } from '~/lib/records/sent-form';
import { encode } from './encode';
import { headingOf, type Heading, invalidHeading } from './heading-of';
import { type Answer, post } from './post';
import { type Rejection, rejectionOf } from './rejection';
import { sentFormOf } from './sent-form-of';
import { useSilentProof } from './use-silent-proof';
import { CAPTCHA_FIELD, type FieldErrors, validate } from './validate';

type State = {
  phase: 'idle' | 'busy' | 'done';
  errors: FieldErrors;
  /** The heading that says what went wrong with the last try as a whole. */
  heading: Heading | undefined;
  /** Share of the upload that has gone, from 0 to 1. */
  progress: number;
  /** Whether the page of what was sent is about to be opened; not once something is written again. */
  isLeaving: boolean;
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
  isLeaving: false,
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
  const { apiUrl, mailGoesOut } = useRootData();
  const navigate = useNavigate();
  const [state, setState] = useState(FRESH);
  const busy = useRef(false);
  const proof = useSilentProof(apiUrl, definition.captcha === 'silent');
  // A form that came with its document is read since then, before any script runs.
  const isInDocument = useRef(!useHydrated());
  const shownAt = useRef(0);
  /** The fields of which something was said at the last try: only they are checked while one types. */
  const told = useRef<ReadonlySet<string>>(new Set());
  const { to, afterMs } = definition.sent ?? {};
  const change = (next: Partial<State>) => setState((now) => ({ ...now, ...next }));

  useEffect(() => {
    if (!isInDocument.current) shownAt.current = performance.now();
    isInDocument.current = false;
  }, [state.round]);

  useEffect(() => {
    if (!state.isLeaving || to === undefined) return;
    const timer = setTimeout(() => void navigate(to), afterMs);
    return () => clearTimeout(timer);
  }, [state.isLeaving, to, afterMs, navigate]);

  async function send(answers: FormData, milliseconds: number) {
    const proven = await proof.take();
    const answer = await post(
      apiUrl + definition.endpoint,
      encode(definition, answers, { proof: proven, milliseconds }),
      {
        ...(definition.method && { method: definition.method }),
        onProgress: (progress) => change({ progress }),
      },
    );
    // Without a proof nothing is written to the address.
    return { answer, isMailed: mailGoesOut && (definition.captcha === 'box' || proven !== undefined) };
  }

  /** @param begunAt when it was begun on an earlier visit, in milliseconds since 1970: reading it took that long too */
  async function submit(event: FormEvent<HTMLFormElement>, begunAt = Date.now()) {
    event.preventDefault();
    if (busy.current) return;
    const answers = new FormData(event.currentTarget);
    const errors = validate(definition, event.currentTarget, answers);
    if (Object.keys(errors).length > 0) {
      const heading = invalidHeading(definition, errors);
      told.current = new Set(Object.keys(errors));
      setState((now) => ({ ...now, phase: 'idle', isLeaving: false, errors, heading, attempt: now.attempt + 1 }));
      return;
    }
    busy.current = true;
    change({ phase: 'busy', isLeaving: false, errors: {}, heading: undefined, progress: 0 });
    const milliseconds = Math.round(performance.now() - shownAt.current + Date.now() - begunAt);
    let { answer, isMailed } = await send(answers, milliseconds);
    // Nobody saw a proof, so nobody can be told to repeat it.
    if (definition.captcha === 'silent' && rejectionIn(answer)?.errors[CAPTCHA_FIELD])
      ({ answer, isMailed } = await send(answers, milliseconds));
    busy.current = false;
    const accepted = answer !== undefined && answer.status < 300;
    if (answer !== undefined && accepted) {
      const sent = sentFormOf(definition, answers, answer);
      if (sent) rememberSent({ ...sent, isMailed });
      onSuccess?.(answer);
    }
    const rejection = rejectionIn(answer);
    told.current = new Set(Object.keys(rejection?.errors ?? {}));
    // A captcha is good once, so a new one is needed after any answer.
    setState((now) => ({
      ...now,
      captchaRound: now.captchaRound + 1,
      attempt: now.attempt + 1,
      ...(accepted
        ? { phase: 'done', round: now.round + 1, isLeaving: definition.sent !== undefined }
        : { phase: 'idle', heading: headingOf(definition, rejection), errors: rejection?.errors ?? {} }),
    }));
  }

  /** Says what is wrong with one field at once, or that it is right again. */
  function setFieldError(name: string, sentence: string | undefined) {
    setState((now) => {
      const { [name]: old, ...others } = now.errors;
      if (old === sentence) return now;
      const errors = sentence ? { ...others, [name]: sentence } : others;
      const heading = now.heading?.alone === false ? invalidHeading(definition, errors) : now.heading;
      return { ...now, errors, heading };
    });
  }

  /** Checks a field again of which something was said, while it is answered: the sentence goes when the answer is right. */
  function recheck(form: HTMLFormElement, name: string) {
    if (told.current.has(name)) setFieldError(name, validate(definition, form, new FormData(form))[name]);
  }

  /** Begins anew, with nothing in it. */
  function restart() {
    told.current = new Set();
    setState((now) => ({ ...FRESH, round: now.round + 1, captchaRound: now.captchaRound + 1, attempt: now.attempt }));
  }

  /** Something is written: what was sent is not left for its page any longer. */
  function begin() {
    proof.begin();
    if (state.isLeaving) change({ isLeaving: false });
  }

  return { ...state, begin, submit, setFieldError, recheck, restart };
}

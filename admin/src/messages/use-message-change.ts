import { HttpError } from 'ra-core';
import { type Action, useApiChange } from '../common/form/use-api-change.js';
import type { Schemas } from '../api-types.js';
import { isTriedAgain, useTryAgain } from '../common/use-try-again.js';
import { failureSentence } from '../common/why-not-sent.js';

type Message = Schemas['Mensagem'];

/** A form that changes a message: told the changed message, and able to have it read anew onto the page. */
export interface MessageFormProps {
  readonly message: Message;
  readonly onChanged: (message: Message) => void;
  readonly reread: () => Promise<Message | undefined>;
}

interface MessageChange {
  readonly make: Action<Message>;
  readonly onDone: (changed: Message) => void;
  /** Whether a message that was read anew has it already: the answer of the first attempt may not have arrived. */
  readonly isIn?: (message: Message) => boolean;
  readonly failure: string;
  /** The sentence that says what to do once a colleague's change is on the page. */
  readonly next: string;
}

/**
 * Changes a message. Without a session or a server it is made again by itself; where a colleague was first, the message
 * is read anew, and the person decides.
 * @param onConflict given the message as it is when it is said that a colleague was first
 */
export function useMessageChange(reread: MessageFormProps['reread'], onConflict: (now: Message) => void) {
  const { tryAgain, forget } = useTryAgain();
  const { state, refuse, act } = useApiChange();

  const attempt = (wanted: MessageChange): void => {
    const { make, onDone, isIn, failure, next } = wanted;
    forget();
    const action: Action<void> = async (calls) => {
      try {
        onDone(await make(calls));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.status === 409) {
          const now = await reread();
          if (now !== undefined && isIn?.(now) === true) return onDone(now);
          if (now !== undefined) onConflict(now);
          throw new HttpError(`${failure} ${error.message} ${next}`, 409, error.body);
        }
        tryAgain(error, () => attempt(wanted), failure);
        if (!isTriedAgain(error)) throw error;
        throw new HttpError(failureSentence(error, failure, true), error.status, error.body);
      }
    };
    void act(action, failure);
  };

  /** Drops the change that would be made again by itself, because the person is writing something else. */
  const giveUp = (): void => {
    const sentence = forget();
    if (sentence !== undefined) refuse(sentence);
  };

  return { state, refuse, change: attempt, giveUp };
}

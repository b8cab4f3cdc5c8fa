import { z } from 'zod';
import { text } from './basics.ts';

/** What all forms say alike. */
export const formTextsSchema = z.object({
  optional: text,
  errorTitle: text,
  invalidEmail: text,
  tooLong: text,
  notNumber: text,
  choose: text,
  offline: text,
  /** For answers that come without a sentence of their own, as those of a proxy do. */
  statuses: z.record(z.string().regex(/^\d{3}$/), text),
  noScript: z.object({ why: text, phone: text }),
  file: z.object({
    prompt: text,
    browse: text,
    empty: text,
    droppedWrong: text,
    chosenTooLarge: text,
    chosenWrongType: text,
    replace: text,
    remove: text,
    progress: text,
    attached: text,
  }),
  image: z.object({ prompt: text, busy: text, chosen: text, wrong: text, failure: text }),
  age: z.object({ negative: text, zero: text, tooHigh: text }),
  /** `{name}` stands for the provider's name. */
  captcha: z.object({
    label: text,
    idle: text,
    idleElsewhere: text,
    working: text,
    loading: text,
    asking: text,
    done: text,
    expired: text,
    failure: text,
    blocked: text,
    missing: text,
    providers: z.object({ recaptcha: text, hcaptcha: text, turnstile: text }),
  }),
});

export type FormTexts = z.infer<typeof formTextsSchema>;

import { z } from 'zod';
import { text } from './basics.ts';

/** What all forms say alike. */
export const formTextsSchema = z.object({
  optional: text,
  errorTitle: text,
  invalidEmail: text,
  offline: text,
  privacy: text,
  noScript: text,
  file: z.object({
    prompt: text,
    browse: text,
    droppedWrong: text,
    chosenTooLarge: text,
    chosenWrongType: text,
    replace: text,
    remove: text,
    progress: text,
    attached: text,
  }),
  image: z.object({ busy: text, chosen: text, wrong: text, failure: text }),
  age: z.object({ negative: text, zero: text, tooHigh: text }),
  captcha: z.object({ label: text, idle: text, working: text, done: text, failure: text, missing: text }),
});

export type FormTexts = z.infer<typeof formTextsSchema>;

import { z } from 'zod';
import { internalPath, text } from './basics.ts';

const field = z.object({
  /** The name on the wire. */
  name: z.string().regex(/^[a-zA-Z]+$/),
  label: text,
  hint: text.optional(),
  kind: z.enum(['text', 'email', 'tel', 'number', 'age', 'textarea', 'select', 'radio', 'checkbox', 'pdf', 'image']),
  /** What the person reads when it is left empty; a field without it may be. */
  required: text.optional(),
  maxLength: z.number().int().positive().optional(),
  autoComplete: text.optional(),
  options: z.array(text).min(2).optional(),
  /** Half a line on wide screens. */
  half: z.boolean().optional(),
  /** A link after a checkbox's label. */
  link: z.object({ label: text, to: internalPath }).optional(),
  /** Sent with the upload of a picture. */
  headers: z.record(z.string(), z.string()).optional(),
  /** The person answers it, the API is not told. */
  unsent: z.boolean().optional(),
});

/** One form: what it asks, where it goes and what it says. */
export const formSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  endpoint: z.string().startsWith('/'),
  encoding: z.enum(['json', 'multipart']),
  fields: z.array(field).min(1),
  captcha: z.boolean(),
  /** Fixed values that the API expects besides the fields. */
  constants: z.record(z.string(), z.string()).optional(),
  submit: z.object({ idle: text, busy: text }),
  messages: z.object({
    /** Heads the list of errors. */
    invalid: text,
    /** Heads it in the place of `invalid` when something required is empty. */
    incomplete: text.optional(),
    success: text,
    /** When the server gives no sentence, or when its sentence is not for this form's readers. */
    failure: text,
    /** Put before the server's sentence. */
    failurePrefix: text.optional(),
    /** False: always say `failure`, whatever the server says. */
    serverSentence: z.boolean().optional(),
    network: text,
  }),
  /** Can be sent once only, so that nothing of it stays after its success. */
  once: z.boolean().optional(),
  redirect: z.object({ to: internalPath, afterMs: z.number().int().positive() }).optional(),
});

export type FormDefinition = z.infer<typeof formSchema>;
export type FieldDefinition = z.infer<typeof field>;

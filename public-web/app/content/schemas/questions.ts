import { z } from 'zod';
import { text } from './basics.ts';

/** A question and its answer. */
export const question = z.object({ question: text, answer: text });

export type Question = z.infer<typeof question>;

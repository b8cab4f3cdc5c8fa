import type { EmblemOf } from './emblem.ts';

/** A partner; its logo is drawn from the cut-paper shape named here until the association gives the real one. */
export interface Partner extends EmblemOf {
  id: string;
  name: string;
  description: string;
}

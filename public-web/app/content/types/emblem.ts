import type { Step } from './step.ts';

/** A cut-paper shape on a coloured disc. */
export interface EmblemOf {
  shape:
    | 'heart'
    | 'sprout'
    | 'house'
    | 'book'
    | 'sun'
    | 'hand'
    | 'bird'
    | 'bulb'
    | 'trophy'
    | 'megaphone'
    | 'star'
    | 'eye';
  colour: Step;
}

import { IndexRepeatedTextsByForm } from './1797400000000-index-repeated-texts-by-form.js';
import { Baseline } from './baseline/baseline.js';

/** Every migration, oldest first. */
export const migrations = [Baseline, IndexRepeatedTextsByForm];

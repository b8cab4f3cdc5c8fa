import { Baseline } from './baseline/baseline.js';

/** Every migration, oldest first. */
export const migrations = [Baseline];

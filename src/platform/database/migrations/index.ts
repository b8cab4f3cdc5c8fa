import { Baseline } from './baseline/baseline.js';
import { JoinLinks } from './1796100000000-join-links.js';

/** Every migration, oldest first. */
export const migrations = [Baseline, JoinLinks];

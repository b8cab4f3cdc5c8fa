import { FirstLight1795248000000 } from './1795248000000-first-light.js';
import { Submissions1795249200000 } from './1795249200000-submissions.js';

/** Every migration, oldest first. */
export const migrations = [FirstLight1795248000000, Submissions1795249200000];

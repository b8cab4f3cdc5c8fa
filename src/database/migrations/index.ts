import { FirstLight1795248000000 } from './1795248000000-first-light.js';

/** Every migration, oldest first. */
export const migrations = [FirstLight1795248000000];

/** Every migration, oldest first. */
export const migrations = [(await import('./baseline/baseline.js')).Baseline];

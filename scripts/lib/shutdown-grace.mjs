/** How long a program that was asked to end may take to end by itself, in milliseconds. */
export const SHUTDOWN_GRACE_MS = 9_000;

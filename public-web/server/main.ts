// Must be set before React is loaded, and static imports are hoisted above any statement.
process.env['NODE_ENV'] ??= 'production';
await import('./listen');

export {};

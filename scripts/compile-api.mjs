// Usage: node scripts/compile-api.mjs
// Builds the API and its commands into dist/ from their sources. It does not look at types: `npm run check -- types` does.
import { build } from 'rolldown';
import { apiBundle } from './lib/bundle.mjs';

await build(apiBundle());

import { register } from 'node:module';

// A clock that is not Lisbon's, nor UTC, shows every date that forgets its zone.
process.env.TZ = 'America/New_York';
register('./typescript-hooks.mjs', import.meta.url);

// Usage: npm run check -- advisories
// Ends with an error where package-lock.json has a version against which scripts/lib/advisories.json knows something. Needs no
// network; `npm audit` is what the list is brought up to date with.
import { knownAdvisories, lockedPackages, vulnerableCopies } from './lib/advisories.mjs';

const lock = lockedPackages();
const advisories = knownAdvisories();
const found = vulnerableCopies(lock, advisories);
for (const line of found) console.error(line);
console.log(
  `${Object.keys(lock.packages).length} locked packages, ${advisories.length} advisories, ${found.length} found`,
);
process.exit(found.length === 0 ? 0 : 1);

// Usage: npm run --silent sbom > sbom.json
import { lockedPackages } from './lib/advisories.mjs';
import { softwareBill } from './lib/sbom.mjs';

console.log(JSON.stringify(softwareBill(lockedPackages()), undefined, 2));

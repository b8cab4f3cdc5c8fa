import { pages } from './support/pages.js';
import { archetypes, testPage } from './support/whole-page.js';

for (const page of pages) if (archetypes.includes(page.path)) testPage(page);

import { archetypes, screens } from './support/screens.js';
import { testScreen } from './support/whole-screen.js';

for (const screen of screens) if (!archetypes.includes(screen.path)) testScreen(screen);

import { test } from './support/admin-test.js';
import { archetypes, publicScreens, screens } from './support/screens.js';
import { testScreen } from './support/whole-screen.js';

for (const screen of screens) if (!archetypes.includes(screen.path)) testScreen(screen);

test.describe('logged out', () => {
  test.use({ loggedIn: false });
  for (const screen of publicScreens) testScreen(screen);
});

import { it } from '@jest/globals';
import './nowhere.mjs';

it('never begins', () => {});

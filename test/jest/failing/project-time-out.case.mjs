import { it } from '@jest/globals';

it('fails', () => new Promise(() => {}));

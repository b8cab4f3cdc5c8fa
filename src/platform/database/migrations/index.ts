import { FirstLight1795248000000 } from './1795248000000-first-light.js';
import { Content1795249000000 } from './1795249000000-content.js';
import { Mail1795249100000 } from './1795249100000-mail.js';
import { Submissions1795249200000 } from './1795249200000-submissions.js';

/** Every migration, oldest first. */
export const migrations = [FirstLight1795248000000, Content1795249000000, Mail1795249100000, Submissions1795249200000];

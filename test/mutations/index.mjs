import { accounts } from './accounts.mjs';
import { platform } from './platform.mjs';
import { submissions } from './submissions.mjs';

/** By the rows of docs/security.md. */
export const mutations = [...accounts, ...platform, ...submissions];

import { accounts } from './accounts.mjs';
import { files } from './files.mjs';
import { platform } from './platform.mjs';
import { submissions } from './submissions.mjs';

/** By the rows of docs/security.md. */
export const mutations = [...accounts, ...files, ...platform, ...submissions];

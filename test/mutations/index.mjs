import { accounts } from './accounts.mjs';
import { content } from './content.mjs';
import { deployment } from './deployment.mjs';
import { copies } from './copies.mjs';
import { files } from './files.mjs';
import { lifecycle } from './lifecycle.mjs';
import { frontEnds } from './front-ends.mjs';
import { platform } from './platform.mjs';
import { privacy } from './privacy.mjs';
import { reads } from './reads.mjs';
import { secondStep } from './second-step.mjs';
import { signIn } from './sign-in.mjs';
import { seen } from './seen.mjs';
import { stored } from './stored.mjs';
import { submissions } from './submissions.mjs';
import { surface } from './surface.mjs';

/** By the rows of docs/security.md. */
export const mutations = [
  ...accounts,
  ...signIn,
  ...secondStep,
  ...content,
  ...lifecycle,
  ...files,
  ...stored,
  ...submissions,
  ...platform,
  ...surface,
  ...deployment,
  ...copies,
  ...privacy,
  ...reads,
  ...frontEnds,
  ...seen,
];

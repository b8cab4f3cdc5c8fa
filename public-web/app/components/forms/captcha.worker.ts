import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha';
import { handler } from 'altcha-lib/workers/shared';

handler({
  deriveKey: (parameters, salt, password) =>
    parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2(parameters, salt, password) : sha(parameters, salt, password),
});

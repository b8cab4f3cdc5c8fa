import { installationSecrets } from '#platform/config/secret.js';
import { readSettings } from '#platform/config/config.js';

// A process that starts: it says which secret it has found or made in the data folder that is named.
process.stdout.write(installationSecrets(readSettings({ DATA_DIR: process.argv[2] })).current('token').kid);

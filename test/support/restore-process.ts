import { openStorage } from '#files/storage/open-storage.js';
import type { Settings } from '#platform/config/config.js';
import { restore } from '#operations/copies/restore.js';

// A process of its own that puts an archive back, and is killed when it has done so many of its steps.
const [path = '', place = '', steps = '0'] = process.argv.slice(2);
const settings = JSON.parse(place) as Settings;
let left = Number(steps);
const step = () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};
const storage = await openStorage(settings);
const publish = storage.publish.bind(storage);
storage.publish = async (...parameters) => {
  await publish(...parameters);
  step();
};
await restore({ settings, storage, path, tell: step, catchUp: () => Promise.resolve(step()) });

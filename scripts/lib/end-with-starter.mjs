// Loaded into each program ahead of its own code. The channel to the starter closes whatever way the starter dies, be
// it by SIGKILL, and a program without its starter would hold its port until someone looks for it.
import { SHUTDOWN_GRACE_MS } from './shutdown-grace.mjs';

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), SHUTDOWN_GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();

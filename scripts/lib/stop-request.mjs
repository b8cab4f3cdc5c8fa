const LOOK_EVERY_MS = 250;

/** The exit code that a shell gives a program which one of these ended. */
export const signalCodes = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 });

/** @typedef {keyof typeof signalCodes} StopSignal */

/**
 * Resolves with the first request to end. The ones after it are taken too and change nothing: of one Ctrl+C two
 * signals arrive here, the terminal's and the one that npm passes on. The death of the npm that runs a script counts as
 * its terminal closed, since npm passes on neither SIGHUP nor SIGKILL.
 * @returns {Promise<StopSignal>}
 */
export function stopRequest() {
  return new Promise((resolve) => {
    for (const signal of /** @type {StopSignal[]} */ (Object.keys(signalCodes)))
      process.on(signal, () => resolve(signal));
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve('SIGHUP'), LOOK_EVERY_MS).unref();
  });
}

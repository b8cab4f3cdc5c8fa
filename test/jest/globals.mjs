// Stands for '@jest/globals': Jest's functions of the file that runs, whichever file first loaded the module that asks.
const names = ['describe', 'it', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'jest'];

/** @typedef {(...parameters: unknown[]) => unknown} Callable */

/** @param {string} name */
const ofTheFile = (name) => {
  const current = () => /** @type {Callable} */ (Reflect.get(globalThis, name));
  return new Proxy(/** @type {Callable} */ (() => undefined), {
    apply: (_target, _self, parameters) => current()(.../** @type {unknown[]} */ (parameters)),
    get: (_target, key) => /** @type {unknown} */ (Reflect.get(current(), key)),
  });
};

export const [describe, it, test, expect, beforeAll, beforeEach, afterAll, afterEach, jest] = names.map(ofTheFile);

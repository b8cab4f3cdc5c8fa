// Takes the place of Jest's module registry, which loads all 2,700 modules anew for each file: spec files and what they
// import are Node's own modules. A spec file has an address of its own each time, so that it is run whenever it is asked for.
const asyncHooks = require('node:async_hooks');
const { pathToFileURL } = require('node:url');

/** @typedef {import('./native-environment.cjs')} Environment */

const mockFunctions = /** @type {const} */ ([
  'fn',
  'spyOn',
  'replaceProperty',
  'clearAllMocks',
  'restoreAllMocks',
  'isMockFunction',
]);
const timerFunctions = /** @type {const} */ ([
  'useFakeTimers',
  'useRealTimers',
  'setSystemTime',
  'getRealSystemTime',
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'advanceTimersToNextTimer',
  'runAllTimers',
  'runAllTimersAsync',
  'runOnlyPendingTimersAsync',
  'clearAllTimers',
  'getTimerCount',
]);

let files = 0;

/** @type {import('node:async_hooks').AsyncLocalStorage<unknown>[]} */
const frameStores = [];

/**
 * A store of Jest's frame. Once used, it is asked at every promise of the process until it is switched off.
 * @extends {asyncHooks.AsyncLocalStorage<unknown>}
 */
class FrameStore extends asyncHooks.AsyncLocalStorage {
  constructor() {
    super();
    frameStores.push(this);
  }
}

class NativeRuntime {
  /**
   * @param {unknown} _config
   * @param {Environment} environment
   */
  constructor(_config, environment) {
    this.environment = environment;
    files += 1;
    this.file = files;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /**
   * @param {string} path
   * @returns {Promise<unknown>}
   */
  async unstable_importModule(path) {
    return import(`${pathToFileURL(path).href}?file=${this.file}`);
  }

  /**
   * @param {string} path
   * @returns {unknown}
   */
  requireModule(path) {
    return require(path);
  }

  /**
   * Jest's own frame of a spec file, which has a state of its own each time.
   * @param {string} path
   * @returns {unknown}
   */
  requireInternalModule(path) {
    Reflect.deleteProperty(require.cache, require.resolve(path));
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    // a value in Node 20, a getter in Node 24
    const own = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage') ?? {};
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value: FrameStore, configurable: true });
    try {
      return require(path);
    } finally {
      Object.defineProperty(asyncHooks, 'AsyncLocalStorage', own);
    }
  }

  /** @param {object} globals */
  setGlobalsForRuntime(globals) {
    const { moduleMocker, fakeTimersModern } = this.environment;
    /** @type {Record<string, (...parameters: unknown[]) => unknown>} */
    const jest = {};
    /**
     * @param {readonly string[]} names
     * @param {object} owner
     */
    const bind = (names, owner) => {
      for (const name of names) {
        const method = /** @type {(...parameters: unknown[]) => unknown} */ (Reflect.get(owner, name));
        jest[name] = (...parameters) => method.apply(owner, parameters) ?? jest;
      }
    };
    bind(mockFunctions, moduleMocker);
    bind(timerFunctions, fakeTimersModern);
    Object.assign(globalThis, globals, { jest });
  }

  clearAllMocks() {
    this.environment.moduleMocker.clearAllMocks();
  }

  resetAllMocks() {
    this.environment.moduleMocker.resetAllMocks();
  }

  restoreAllMocks() {
    this.environment.moduleMocker.restoreAllMocks();
  }

  getSourceMaps() {
    return new Map();
  }

  getAllV8CoverageInfoCopy() {
    return [];
  }

  resetModules() {}
  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}

  teardown() {
    for (const store of frameStores.splice(0)) store.disable();
  }
}

module.exports = { __esModule: true, default: NativeRuntime };

// Jest's environment without a `vm` context of its own: the process's globals are the spec's.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

// One for all files of the process: what a file left spied upon is restored by the next one's set-up.
const moduleMocker = new ModuleMocker(globalThis);

module.exports = class NativeEnvironment {
  /** @param {{ projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'] & { testTimeout?: number } }} config */
  constructor({ projectConfig }) {
    // Jest itself heeds the whole configuration's time-out alone, and no project's.
    Object.assign(globalThis, { [Symbol.for('TEST_TIMEOUT_SYMBOL')]: projectConfig.testTimeout });
    this.global = globalThis;
    this.console = globalThis.console;
    this.moduleMocker = moduleMocker;
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    globalThis.console = this.console;
    this.fakeTimersModern.dispose();
  }

  exportConditions() {
    return ['node', 'import'];
  }

  getVmContext() {
    return null;
  }
};

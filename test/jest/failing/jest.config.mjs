/** @type {import('jest').Config} */
export default {
  maxWorkers: 1,
  forceExit: true,
  watchman: false,
  projects: [
    {
      rootDir: import.meta.dirname,
      testRegex: [String.raw`\.case\.mjs$`],
      runtime: '<rootDir>/../native-runtime.cjs',
      testEnvironment: '<rootDir>/../native-environment.cjs',
      transform: {},
      testTimeout: 500,
    },
  ],
};

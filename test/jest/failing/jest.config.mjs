/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  testRegex: [String.raw`\.case\.mjs$`],
  runtime: '<rootDir>/../native-runtime.cjs',
  testEnvironment: '<rootDir>/../native-environment.cjs',
  transform: {},
  maxWorkers: 1,
  forceExit: true,
  watchman: false,
};

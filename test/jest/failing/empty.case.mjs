// No test is in here.
export {};

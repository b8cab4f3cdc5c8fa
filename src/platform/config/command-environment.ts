/** The environment of a command of ours that is run as a process of its own, with some variables changed. */
export function commandEnvironment(changed: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changed };
}

/** The environment of this process with some variables changed, for a process of its own. */
export function environmentWith(changes: Record<string, string | undefined>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

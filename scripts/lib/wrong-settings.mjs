// Usage: node --import tsx scripts/lib/wrong-settings.mjs [api] [site] [admin]
// Prints what the programs' own readers find wrong in the environment, each variable once: the first program's complaint.
import { namedPrograms, programs } from './programs.mjs';

/** @type {Map<string, string>} */
const complaints = new Map();
for (const name of namedPrograms(process.argv.slice(2))) {
  const file = new URL(`../../${programs[name].settings}`, import.meta.url);
  const { readSettings } = /** @type {{ readSettings: (env: NodeJS.ProcessEnv) => unknown }} */ (
    await import(file.href)
  );
  try {
    readSettings(process.env);
  } catch (error) {
    const problems = /** @type {Error} */ (error).cause;
    if (!Array.isArray(problems)) throw error;
    for (const problem of /** @type {string[]} */ (problems)) {
      const [variable = ''] = problem.split(':');
      if (!complaints.has(variable)) complaints.set(variable, problem);
    }
  }
}
console.log(JSON.stringify([...complaints.values()]));

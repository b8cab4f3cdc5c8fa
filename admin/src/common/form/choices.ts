/** The choices of a list of words that are what they are called. */
export const choicesAmong = (words: readonly string[]) => words.map((name) => ({ id: name, name }));

/** The choices that are named otherwise than they are sent. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

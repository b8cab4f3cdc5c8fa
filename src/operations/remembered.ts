/** Asks for something again only when the last answer is older than `ms`; a failure is not remembered. */
export function rememberedFor<Answer>(ms: number, ask: (now: Date) => Promise<Answer>): (now: Date) => Promise<Answer> {
  let last: { answer: Answer; until: number } | undefined;
  return async (now) => {
    if (last === undefined || last.until <= now.getTime()) last = { answer: await ask(now), until: now.getTime() + ms };
    return last.answer;
  };
}

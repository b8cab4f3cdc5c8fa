import Bowser from 'bowser';

/** `User-Agent` is what anybody may write; one of ours is not longer. */
const MAX_HEADER = 512;
const UNKNOWN = 'Navegador desconhecido';

/** The browser that a request says it comes from, in words: 'Firefox em Windows'. */
export function browserWords(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_HEADER));
  if (!isWord(browser.name)) return UNKNOWN;
  return isWord(os.name) ? `${browser.name} em ${os.name}` : browser.name;
}

/** The library hands on what it does not know, as far as it looks like a name. */
function isWord(name: string | undefined): name is string {
  return name !== undefined && /^[A-Za-z][\w .+-]{0,29}$/.test(name);
}

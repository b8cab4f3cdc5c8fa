const LONGEST_NAME = 100;

/**
 * What an attachment is saved as, whatever its sender called it: 'Candidatura – Maria Silva.pdf'.
 * @param kind what it is: 'Candidatura'
 * @param sender a stranger's own words: what a file's name may not hold, or what misleads in it, is taken out
 */
export function attachmentName(kind = 'Anexo', sender: string): string {
  const plain = sender
    .replace(/[\p{C}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return `${[kind, plain].filter((part) => part !== '').join(' – ')}.pdf`;
}

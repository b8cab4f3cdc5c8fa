const LONGEST_NAME = 100;

/**
 * Returns the file name under which an attachment is saved, whatever its sender called it:
 * 'Candidatura – Maria Silva.pdf'.
 * @param kind what it is: 'Candidatura'
 * @param sender a stranger's own words: characters that a file's name may not hold, or that mislead in it, are removed
 */
export function attachmentName(kind = 'Anexo', sender: string): string {
  const plain = sender
    .replace(/[\p{C}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return `${[kind, plain].filter((part) => part !== '').join(' – ')}.pdf`;
}

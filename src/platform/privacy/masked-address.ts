/** An address of somebody else, so that who knows it recognises it and nobody learns it: 'm•••@escola.pt'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${Array.from(address)[0] ?? ''}•••${at < 1 ? '' : address.slice(at)}`;
}

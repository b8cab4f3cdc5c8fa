/** Said before photos are chosen: that they take the place of those there are. @param count how many there are */
export function willReplace(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'As fotos que escolher agora substituem a que já existe'
    : `As fotos que escolher agora substituem as ${count} que já existem`;
}

/** Said after they arrived. @param count how many there were */
export function haveReplaced(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'A foto anterior foi substituída.' : `As ${count} fotos anteriores foram substituídas.`;
}

/** Said after all were removed, while they can be put back. @param count how many there were */
export function haveRemoved(count: number): string {
  return count === 1 ? 'A foto foi retirada.' : `As ${count} fotos foram retiradas.`;
}

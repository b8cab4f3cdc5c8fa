/** 'nada', '1 registo', '12 registos', with the thousands set apart. */
export function recordsOf(count: number): string {
  if (count === 0) return 'nada';
  return count === 1 ? '1 registo' : `${count.toLocaleString('pt-PT')} registos`;
}

/** '1 dia', '730 dias'. */
export function daysOf(count: number): string {
  return count === 1 ? '1 dia' : `${count.toLocaleString('pt-PT')} dias`;
}

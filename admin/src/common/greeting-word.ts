/** 'Bom dia' before 12, 'Boa tarde' before 18, otherwise 'Boa noite', by the hour of the person's clock. */
export function greetingWord(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return 'Bom dia';
  return hour < 18 ? 'Boa tarde' : 'Boa noite';
}

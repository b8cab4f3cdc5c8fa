/** The same day of the next month, or that month's last day: a month as the law counts it. `2026-11-22` → `2026-12-22` */
export function aMonthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}

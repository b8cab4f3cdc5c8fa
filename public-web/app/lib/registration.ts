/** Whether schools can register on a day: both days of the time count. All are calendar days in Lisbon, `2026-06-05`. */
export function registrationOn(
  today: string,
  { opens, deadline }: { opens: string; deadline: string },
): 'soon' | 'open' | 'closed' {
  if (today > deadline) return 'closed';
  return today < opens ? 'soon' : 'open';
}

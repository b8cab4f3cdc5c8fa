/** A code of an app as it is checked: apps show it in two groups, and people type what they see. */
export function plainAppCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}

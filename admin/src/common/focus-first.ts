/** Gives a dialog's first field the focus once the dialog is open, unless somebody quicker is in one already. */
export function focusFirst(field: HTMLElement | null): void {
  const isTaken = document.activeElement?.matches('[role="dialog"] *') ?? false;
  if (!isTaken) field?.focus();
}

/**
 * Brings a field or a button into view, with the focus in it.
 * @param way its way in a form, 'premios.1.imagem', or its id; a list's leads to the first field in it
 * @returns whether it has the focus
 */
export function goToField(within: ParentNode, way: string): boolean {
  const name = CSS.escape(way);
  const inList = `[name^="${name}."]:not([aria-hidden="true"])`;
  const named =
    within.querySelector<HTMLElement>(`[name="${name}"], [data-source="${name}"], ${inList}`) ??
    within.querySelector<HTMLElement>(`#${name}`);
  // a choice has its name on an input that nobody sees, beside what is pressed
  const isUnseen = named?.matches('input[aria-hidden="true"]') === true;
  const field = isUnseen ? named.parentElement?.querySelector<HTMLElement>('[role="combobox"]') : named;
  const target = field?.matches('section, [role="group"]') === true ? firstWithin(field) : field;
  target?.focus({ preventScroll: true });
  const isThere = target !== undefined && target !== null && document.activeElement === target;
  field?.scrollIntoView({ block: isThere ? 'center' : 'nearest' });
  return isThere;
}

/** The first of a group that takes the focus: at the ends of a list of pictures, a button to move one is disabled. */
function firstWithin(group: HTMLElement): HTMLElement | undefined {
  const within = group.querySelectorAll<HTMLElement>('button:enabled, input:enabled');
  return [...within].find(({ offsetParent }) => offsetParent !== null);
}

/** Gives the focus to an element as it comes. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Gives a dialog's first field the focus once the dialog is open, unless somebody quicker is in one already. */
export function focusFirst(field: HTMLElement | null): void {
  const isTaken = document.activeElement?.matches('[role="dialog"] *') ?? false;
  if (!isTaken) field?.focus();
}

/** Brings a field of a form into view, with the focus in it. @param source its way in the form: 'premios.1.imagem' */
export function goToField(form: HTMLFormElement | null, source: string): void {
  const way = CSS.escape(source);
  const field = form?.querySelector<HTMLElement>(`[name="${way}"], [data-source="${way}"]`);
  const target = field?.matches('[role="group"]') === true ? firstWithin(field) : field;
  (field ?? target)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** The first of a group that takes the focus: at the ends of a list of pictures, a button to move one is disabled. */
function firstWithin(group: HTMLElement): HTMLElement | undefined {
  const within = group.querySelectorAll<HTMLElement>('button:enabled, input:enabled');
  return [...within].find(({ offsetParent }) => offsetParent !== null);
}

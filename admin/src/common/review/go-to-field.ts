import type { Finding } from './reviewed.js';

/** Brings a field of a form into view, with the focus in it. */
export function goToField(form: HTMLFormElement | null, { source, label }: Pick<Finding, 'source' | 'label'>): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(source)}"]`) ?? labelled(form, label);
  const target = field?.matches('[role="group"]') === true ? field.querySelector<HTMLElement>('button, input') : field;
  (field ?? target)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** What has no name is known by its label, which may end in a mark that it is required. */
function labelled(form: HTMLFormElement | null, label: string): HTMLElement | null {
  const named = form?.querySelectorAll<HTMLElement>(
    '[role="group"][aria-labelledby], [contenteditable][aria-labelledby]',
  );
  const isIt = (element: HTMLElement): boolean => {
    const words = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
    return words.replace(/ \*$/, '') === label;
  };
  return [...(named ?? [])].find(isIt) ?? null;
}

import { type Finding, GROUP_SIGN } from './reviewed.js';

/** Brings a field of a form into view, with the focus in it. */
export function goToField(form: HTMLFormElement | null, { source, label }: Pick<Finding, 'source' | 'label'>): void {
  const field =
    form?.querySelector<HTMLElement>(`[name="${CSS.escape(source)}"]`) ?? labelled(groupOf(form, source), label);
  const target = field?.matches('[role="group"]') === true ? firstWithin(field) : field;
  (field ?? target)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** The first of a group that takes the focus: at the ends of a list of pictures, a button to move one is disabled. */
function firstWithin(group: HTMLElement): HTMLElement | undefined {
  const within = group.querySelectorAll<HTMLElement>('button:enabled, input:enabled');
  return [...within].find(({ offsetParent }) => offsetParent !== null);
}

/** Of a list of groups, the one that a field is in: 'premios.1.imagem' is where other fields of 'premios.1' are. */
function groupOf(form: HTMLFormElement | null, source: string): HTMLElement | null {
  const group = source.slice(0, source.lastIndexOf('.') + 1);
  if (group === '') return form;
  const beside = form?.querySelector(`[name^="${CSS.escape(group)}"]`);
  return beside?.closest<HTMLElement>('.RaSimpleFormIterator-line') ?? form;
}

/** What has no name is known by its label, which may end in a mark that it is required. */
function labelled(form: HTMLElement | null, label: string): HTMLElement | null {
  const named = form?.querySelectorAll<HTMLElement>(
    '[role="group"][aria-labelledby], [contenteditable][aria-labelledby]',
  );
  const isIt = (element: HTMLElement): boolean => {
    const words = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
    return words.replace(/ \*$/, '') === label.split(GROUP_SIGN).at(-1);
  };
  return [...(named ?? [])].find(isIt) ?? null;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldDefinition, FormDefinition } from '~/content/types/form';
import { forget, keep, type KeptAnswers, readKept } from './kept-answers';
import { useOnce } from './use-once';

/** Whether a field's answer is kept as text: a consent is given anew each time, and a picture is stored already. */
const isWritten = ({ kind }: FieldDefinition) => kind !== 'checkbox' && kind !== 'image' && kind !== 'pdf';

function answersIn({ fields }: FormDefinition, answers: FormData): KeptAnswers['answers'] {
  const texts = fields.filter(isWritten).map(({ name }) => [name, answers.get(name)] as const);
  return Object.fromEntries(
    texts.filter((text): text is [string, string] => typeof text[1] === 'string' && text[1] !== ''),
  );
}

function filesIn({ fields }: FormDefinition, answers: FormData): KeptAnswers['files'] {
  const files = fields.filter(({ kind }) => kind === 'pdf').map(({ name }) => [name, answers.get(name)] as const);
  return Object.fromEntries(
    files.flatMap(([name, file]) => (file instanceof File && file.size > 0 ? [[name, file.name]] : [])),
  );
}

/** Whether only choices of one are answered: their value may be there from the start, so it is nobody's answer. */
function isOnlyChosen({ fields }: FormDefinition, answers: KeptAnswers['answers']): boolean {
  return Object.keys(answers).every((name) => fields.some((field) => field.name === name && field.kind === 'radio'));
}

/**
 * Keeps what is written in a form on this device until it is sent, and puts it back when the form is opened again.
 * @param form the form in the page
 * @param id names what is kept: where the same form stands twice on a page, each has its own
 */
export function useKeptAnswers(definition: FormDefinition, form: RefObject<HTMLFormElement | null>, id: string) {
  const [recovered, setRecovered] = useState<KeptAnswers>();
  const waiting = useRef(new Map<string, string>());
  const isFilling = useRef(false);
  /** Fields report what was done to them before this code ran, which must not overwrite kept answers not yet read. */
  const isRead = useRef(false);
  const isKept = definition.kept === true;

  useOnce(() => {
    const kept = isKept ? readKept(id) : undefined;
    isRead.current = true;
    if (!kept) return save();
    waiting.current = new Map(Object.entries(kept.answers));
    setRecovered(kept);
  });

  // Some fields are asked only once another is answered, so each is filled in when it is there.
  useEffect(() => {
    if (!form.current || waiting.current.size === 0) return;
    isFilling.current = true;
    for (const [name, text] of waiting.current) {
      const control = form.current.elements.namedItem(name);
      if (control === null || !('value' in control)) continue;
      waiting.current.delete(name);
      // An answer that the browser itself has put back is newer.
      if (control instanceof Element && control.value !== '') continue;
      control.value = text;
      if (control instanceof Element) control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    isFilling.current = false;
  });

  function save() {
    if (!isKept || !isRead.current || isFilling.current || !form.current) return;
    const data = new FormData(form.current);
    const chosen = filesIn(definition, data);
    const missing = Object.entries(recovered?.files ?? {}).filter(([name]) => !(name in chosen));
    const files = { ...Object.fromEntries(missing), ...chosen };
    const answers = answersIn(definition, data);
    // A file that was chosen again is not asked for any longer.
    if (recovered && missing.length < Object.keys(recovered.files).length)
      setRecovered({ ...recovered, files: Object.fromEntries(missing) });
    keep(id, isOnlyChosen(definition, answers) ? { answers: {}, files } : { answers, files });
  }

  /** Whether all that stands in the form is kept, so that nothing is lost with the page; files never are. */
  function isWhole(): boolean {
    if (!form.current) return true;
    save();
    const data = new FormData(form.current);
    const pictures = definition.fields.filter(({ kind, name }) => kind === 'image' && data.get(name));
    if (pictures.length > 0 || Object.keys(filesIn(definition, data)).length > 0) return false;
    const kept = isKept ? readKept(id)?.answers : undefined;
    const answers = answersIn(definition, data);
    return isOnlyChosen(definition, answers) || Object.entries(answers).every(([name, text]) => kept?.[name] === text);
  }

  /** Nothing of it is kept any longer: it was sent, or is not wanted. */
  function discard() {
    if (!isKept) return;
    waiting.current.clear();
    forget(id);
    setRecovered(undefined);
  }

  return { recovered, save, discard, isWhole, isFilling };
}

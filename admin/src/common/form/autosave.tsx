import { Alert, Button } from '@mui/material';
import { HttpError, type RaRecord } from 'ra-core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { get, set, useFormContext, useFormState } from 'react-hook-form';
import { api } from '../../data-provider/api.js';
import type { Kept, Typed } from '../../data-provider/calls.js';
import { unsavedWork } from '../../session/unsaved-work.js';
import { formatMoment } from '../dates/format-date.js';
import { DebouncedSaver } from '../debounced-saver.js';
import { Note } from '../parts.js';
import { useFormStatus } from './form-context.js';
import { isSame } from './merge-values.js';
import type { FormValues } from './record-editor.js';
import { UnsavedGuard } from './unsaved-guard.js';

interface AutosaveProps {
  /** The form's record: its kind and its number, 0 for a new one. */
  readonly of: { readonly recurso: string; readonly registo: number };
  readonly record: Partial<RaRecord>;
  /** Saved, or gone: nothing is to be kept any more. */
  readonly isOver: boolean;
  /** Told of each change. */
  readonly onTyped: () => void;
  /** Told what the person had before them when they typed what they take up again. */
  readonly onBase: (base: FormValues) => void;
  readonly children: ReactNode;
}

const forget = (chave: string) => api.DELETE('/api/por-guardar/{chave}', { chave });

/** Settled once it was tried to forget what was kept for the forms that were left. */
let left = Promise.resolve();

/** The longest time that an offer of what was kept, or the end of the session, waits for that. */
const LEFT_MS = 5000;

function leaveAfter(forgetting: Promise<unknown>): void {
  const late = new Promise((resolve) => setTimeout(resolve, LEFT_MS));
  left = Promise.race([Promise.allSettled([left, forgetting]), late]).then(() => undefined);
}

/** The name by which what is typed is kept, and whether it is. */
interface Name {
  readonly chave: string;
  isKept: boolean;
  /** The name of what was taken up, until it is kept by this one. */
  takenUp?: string | undefined;
  /** The text that was written over by it, until that is kept by the name that it had. */
  over?: { readonly chave: string; readonly typed: Typed } | undefined;
}

const newName = (): Name => ({ chave: crypto.randomUUID(), isKept: false });

const AFTER_MS = 1500;
const time = new Intl.DateTimeFormat('pt-PT', { timeStyle: 'short', timeZone: 'Europe/Lisbon' });

/** Keeps what is typed into the surrounding form while it is typed, asks before it is left, and offers what was left there another time. */
export function Autosave({ of: { recurso, registo }, record, isOver, onTyped, onBase, children }: AutosaveProps) {
  const { editor, isBusy, isUploading } = useFormStatus();
  const { getValues, setValue, subscribe } = useFormContext();
  const { dirtyFields } = useFormState();
  const [start] = useState(record);
  const base = useRef<FormValues>(start);
  const [offer, setOffer] = useState<Kept>();
  const [said, setSaid] = useState('');
  const own = useRef(newName());

  useEffect(() => {
    const isOther = ({ campos }: Kept) => Object.entries(campos).some(([name, to]) => !isSame(to, get(start, name)));
    const read = () => api.GET('/api/por-guardar', { recurso, registo: String(registo) });
    left.then(read).then(
      (kept) => setOffer(kept.find((one) => one.chave !== own.current.chave && isOther(one))),
      () => undefined,
    );
  }, [recurso, registo, start]);

  const typedOf = (isMeant: (name: string) => boolean = () => true): Typed | null => {
    const [values, before] = [getValues(), base.current];
    const isTyped = (name: string) => !isSame(get(values, name), get(before, name));
    const names = Object.keys(editor.labels).filter((name) => isTyped(name) && isMeant(name));
    if (names.length === 0) return null;
    const of = (from: FormValues) =>
      Object.fromEntries(names.map((name) => [name, (get(from, name) as unknown) ?? null]));
    const versao = before['versao'] === undefined ? null : Number(before['versao']);
    return { recurso, registo, versao, campos: of(values), antes: of(before) };
  };
  const typedNow = useEffectEvent(() => typedOf());
  const tell = useEffectEvent(onTyped);

  // once it is saved, given up or left, nothing is kept; a crash never gets here, and all is kept
  useEffect(() => {
    if (isOver) return undefined;
    const saver = new DebouncedSaver<'typed' | 'nothing'>(async (what) => {
      const typed = what === 'typed' ? typedNow() : null;
      const name = own.current;
      const { chave, isKept, takenUp, over } = name;
      if (typed === null && !isKept && takenUp === undefined) return;
      try {
        if (over !== undefined) await api.PUT('/api/por-guardar/{chave}', { chave: over.chave }, over.typed);
        name.over = undefined;
        if (typed !== null) {
          // also where its answer is lost
          name.isKept = true;
          await api.PUT('/api/por-guardar/{chave}', { chave }, typed);
        } else if (isKept) {
          await forget(chave);
          name.isKept = false;
        }
        setSaid(keptWords());
        if (takenUp === undefined) return;
        await forget(takenUp).then(
          () => (name.takenUp = undefined),
          () => undefined,
        );
      } catch (error) {
        // the next change tries again
        setSaid(keptWords(error));
      }
    }, AFTER_MS);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        tell();
        saver.put('typed');
      },
    });
    const giveUp = (): Promise<void> => {
      saver.put('nothing');
      leaveAfter(saver.flush());
      return left;
    };
    const unregister = unsavedWork.onSignOut(giveUp);
    return () => {
      unregister();
      unsubscribe();
      void giveUp();
    };
  }, [isOver, recurso, registo, subscribe]);

  const takeUp = (kept: Kept): void => {
    const values = getValues();
    const typed = typedOf((name) => name in kept.campos && !isSame(kept.campos[name], get(values, name)));
    // what is written over is offered another time
    if (typed !== null) own.current = { ...newName(), over: { chave: own.current.chave, typed } };
    own.current.takenUp = kept.chave;
    setOffer(undefined);
    if (kept.versao !== null && kept.versao !== start['versao']) {
      // somebody has saved since: saving says so, and puts the changes of both together
      const before = structuredClone<FormValues>({ ...start, versao: kept.versao });
      for (const [name, value] of Object.entries(kept.antes)) set(before, name, value);
      base.current = before;
      onBase(before);
      setValue('versao', kept.versao);
    }
    for (const [name, value] of Object.entries(kept.campos)) setValue(name, value, { shouldDirty: true });
  };
  const drop = (kept: Kept): void => {
    setOffer(undefined);
    leaveAfter(forget(kept.chave));
  };

  return (
    <>
      {offer && (
        <Alert
          severity="info"
          sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={
            <>
              <Button color="inherit" disabled={isBusy} onClick={() => drop(offer)}>
                Deitar fora
              </Button>
              <Button color="inherit" variant="outlined" disabled={isBusy} onClick={() => takeUp(offer)}>
                Recuperar
              </Button>
            </>
          }
        >
          Há texto seu que não chegou a ser guardado, de {formatMoment(offer.guardadoEm)}:{' '}
          {Object.keys(offer.campos)
            .map((field) => editor.labels[field] ?? field)
            .join(', ')}
          .
        </Alert>
      )}
      {children}
      {/* its line is there before its words are: the buttons below do not move away from under who is pressing one */}
      <Note sx={{ textAlign: 'end' }}>{said || '\u00A0'}</Note>
      <UnsavedGuard isUnsaved={!isOver && (isUploading || Object.keys(dirtyFields).length > 0)} />
    </>
  );
}

const NOT = 'O que escreveu não ficou guardado.';

function keptWords(refused?: unknown): string {
  if (refused === undefined) return `O que escreve fica guardado para si. Última vez: ${time.format()}.`;
  const isTooLarge = refused instanceof HttpError && refused.status === 413;
  return isTooLarge ? `${NOT} O texto é grande demais: encurte-o.` : `${NOT} Guarde antes de sair.`;
}

import { Button, TextField, type TextFieldProps } from '@mui/material';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { mensagemInput } from '@contract/limits/mensagem-input';
import type { Schemas, User } from '../api-types.js';
import { lisbonToday } from '../common/dates/lisbon-time.js';
import { menuItems } from '../common/form/choices.js';
import { UnsavedGuard } from '../common/form/unsaved-guard.js';
import { Outcome } from '../common/feedback.js';
import { Panel } from '../common/parts.js';
import { BANNER_MS } from '../common/timed-state.js';
import { type Estado, stateChoices, stateWords, useAllByName } from './message-words.js';
import { type MessageFormProps, useMessageChange } from './use-message-change.js';

type Message = Schemas['Mensagem'];

const NOBODY = '';
export const NOBODY_WORDS = 'Ninguém, por agora';

const valuesOf = ({ estado, responsavel, nota }: Message) => ({
  estado,
  responsavel: String(responsavel?.id ?? NOBODY),
  nota: nota ?? '',
});

type Values = ReturnType<typeof valuesOf>;

/** A change that is not saved yet, and the message as it was when it was begun. */
interface Edit {
  readonly value: string;
  readonly begun: Message;
}

/**
 * Says who handles a message and how far it is. It is not on the form kit: its fields follow what colleagues save
 * meanwhile, and each remembers the message that its change was begun on.
 */
export function Handling({ message, onChanged, reread }: MessageFormProps) {
  const notify = useNotify();
  const users = useAllByName<User>('users');
  const [edits, setEdits] = useState<Partial<Record<keyof Values, Edit>>>({});
  // the message as it was when it was said that a colleague was first
  const [conflict, setConflict] = useState<Message>();
  const { state, change, giveUp } = useMessageChange(reread, setConflict);
  const stored = valuesOf(message);
  const valueOf = (field: keyof Values): string => edits[field]?.value ?? stored[field];
  const fields = ['estado', 'responsavel', 'nota'] as const;
  const isChanged = fields.some((field) => valueOf(field) !== stored[field]);

  const write = (field: keyof Values, value: string): void => {
    giveUp();
    setEdits((before) => ({ ...before, [field]: { value, begun: before[field]?.begun ?? message } }));
  };
  const today = lisbonToday();
  // it is given to who can read it; the person in charge is named even where their account can no longer be chosen
  const readers = users.filter(
    ({ papel, ativo, ultimoDia }) => papel === 'administracao' && ativo && (ultimoDia === null || ultimoDia >= today),
  );
  const people = new Map([[NOBODY, NOBODY_WORDS], ...readers.map(({ id, nome }) => [String(id), nome] as const)]);
  if (message.responsavel !== null) people.set(String(message.responsavel.id), message.responsavel.nome);
  const words: Readonly<Record<keyof Values, string>> = {
    estado: stateWords[stored.estado],
    responsavel: people.get(stored.responsavel) ?? NOBODY_WORDS,
    nota: stored.nota === '' ? 'sem nota' : `«${stored.nota}»`,
  };
  /** Whether a colleague has saved something else meanwhile in the place of what is changed here. */
  const isOther = (field: keyof Values): boolean => {
    const edit = edits[field];
    return edit !== undefined && ![valuesOf(edit.begun)[field], edit.value].includes(stored[field]);
  };
  const meanwhile = (field: keyof Values): string | undefined =>
    isOther(field) ? `Entretanto ficou guardado: ${words[field]}.` : undefined;
  /**
   * Returns the version that the change is made to. It is an older one where the change would replace a
   * colleague's that the person was not told of: the API then refuses it, and the screen says so.
   */
  const versao = (): number => {
    const over = fields.filter(isOther).map((field) => edits[field]?.begun.versao ?? message.versao);
    return message.versao === conflict?.versao ? message.versao : Math.min(message.versao, ...over);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const estado = valueOf('estado') as Estado;
    const responsavelId = valueOf('responsavel') === NOBODY ? null : Number(valueOf('responsavel'));
    const nota = valueOf('nota').trim() === '' ? null : valueOf('nota');
    const handled = { estado, responsavelId, nota, versao: versao() };
    change({
      make: (calls) => calls.PUT('/api/mensagens/{id}', { id: message.id }, handled),
      onDone: (changed) => {
        setEdits({});
        onChanged(changed);
        // the button that saves is off now, and has lost the focus
        if (document.activeElement === document.body) document.getElementById('estado')?.focus({ preventScroll: true });
        notify('Guardado.', { type: 'success', autoHideDuration: BANNER_MS });
      },
      failure: 'Nada foi guardado.',
      next: 'O que mudou já está nesta página, e o que escreveu também: confirme e guarde de novo.',
    });
  };

  const fieldOf = (name: keyof Values, problem?: string): TextFieldProps => ({
    id: name,
    value: valueOf(name),
    onChange: ({ target }) => write(name, target.value),
    error: problem !== undefined,
    helperText: problem ?? meanwhile(name),
  });

  return (
    <Panel title="Tratamento" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <UnsavedGuard isUnsaved={isChanged} />
      <Outcome state={state} />
      <TextField select label="Estado" {...fieldOf('estado')}>
        {menuItems(stateChoices)}
      </TextField>
      <TextField
        select
        label="Quem trata"
        {...fieldOf('responsavel', state.fields['responsavelId'])}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {menuItems([...people].map(([id, name]) => ({ id, name })))}
      </TextField>
      <TextField
        label="Nota para a equipa"
        multiline
        minRows={3}
        {...fieldOf('nota')}
        helperText={meanwhile('nota') ?? 'Não é enviada, mas quem escreveu pode pedir para a ler.'}
        slotProps={{ htmlInput: { maxLength: mensagemInput.nota.maxLength } }}
      />
      <div>
        <Button type="submit" variant="contained" disabled={!isChanged || state.isSending}>
          {state.isSending ? 'A guardar...' : 'Guardar'}
        </Button>
      </div>
    </Panel>
  );
}

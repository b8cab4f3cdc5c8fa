import SendIcon from '@mui/icons-material/Send';
import { Button, Link, TextField, type TextFieldProps, Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { respostaInput } from '@contract/limits/resposta-input';
import type { Schemas } from '../api-types.js';
import { ChoiceField } from '../common/form/choices.js';
import { useUnsavedMark } from '../session/unsaved-work.js';
import { Outcome } from '../common/feedback.js';
import { Note, Panel, Row } from '../common/parts.js';
import { BANNER_MS } from '../common/timed-state.js';
import { useMailGoesOut } from '../common/use-mail-goes-out.js';
import { PersonalMap } from '../session/personal-map.js';
import { envioWords, useAllByName } from './message-words.js';
import { type MessageFormProps, useMessageChange } from './use-message-change.js';

/** An answer that is being written, kept in this window until it is sent, so that leaving the page loses nothing. */
type KeptAnswer = Pick<Schemas['RespostaInput'], 'assunto' | 'texto'>;

const bannerTypes = { pending: 'info', sent: 'success', failed: 'error', stored: 'info' } as const;

const keptAnswers = new PersonalMap<number, KeptAnswer>();

/**
 * Writes to whoever sent a message; what they write back comes to the association's mailbox. Without a mail server the
 * answer is kept, and the person sends it by their own mail. It is not on the form kit: what is typed outlives the form,
 * and begins with the version of the message that it answers.
 */
export function AnswerForm({ message, onChanged, reread }: MessageFormProps) {
  const notify = useNotify();
  const mailGoesOut = useMailGoesOut();
  const first = { assunto: `Re: ${message.assunto}`.slice(0, respostaInput.assunto.maxLength), texto: '' };
  const [answer, setAnswer] = useState(keptAnswers.get(message.id) ?? first);
  // the message as it was when the answer was begun, or when it was said that a colleague was first
  const [begun, setBegun] = useState(message);
  const { state, refuse, change, giveUp } = useMessageChange(reread, setBegun);
  useUnsavedMark(answer.texto !== '');

  const write = (written: Partial<typeof answer>): void => {
    giveUp();
    if (answer.texto === '') setBegun(message);
    const next = { ...answer, ...written };
    setAnswer(next);
    keptAnswers.set(message.id, next);
  };
  const done = (answered: Schemas['Mensagem']): void => {
    keptAnswers.delete(message.id);
    setAnswer(first);
    setBegun(answered);
    onChanged(answered);
    const envio = answered.respostas.at(-1)?.envio ?? 'sent';
    notify(envio === 'sent' ? 'Resposta enviada.' : envioWords[envio], {
      type: bannerTypes[envio],
      autoHideDuration: BANNER_MS,
    });
  };
  const known = begun.respostas.length;
  // An answer that follows a colleague's, of which the person was not told, goes with the version from before it:
  // the API refuses it, and the screen says why.
  const { versao } = message.respostas.length > known ? begun : message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answer.texto.trim() === '') return refuse('Escreva a resposta.');
    change({
      make: (calls) => calls.POST('/api/mensagens/{id}/respostas', { id: message.id }, { ...answer, versao }),
      onDone: done,
      isIn: ({ respostas }) => respostas.slice(known).some(({ texto }) => texto.trim() === answer.texto.trim()),
      failure: 'Não foi possível confirmar o envio.',
      next: 'O que mudou já está nesta página. Se a resposta ainda fizer sentido, envie-a de novo.',
    });
  };
  const fieldOf = (name: keyof KeptAnswer): TextFieldProps => ({
    id: `resposta-${name}`,
    value: answer[name],
    onChange: (event) => write({ [name]: event.target.value }),
    error: state.fields[name] !== undefined,
    helperText: state.fields[name],
    slotProps: { htmlInput: { maxLength: respostaInput[name].maxLength } },
  });

  return (
    <Panel title="Responder" onSubmit={submit} className="nao-imprimir" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2">
        Para <strong>{message.email}</strong>.{' '}
        {mailGoesOut
          ? 'O que a pessoa responder chega ao e-mail da associação.'
          : 'O e-mail não sai daqui: a resposta fica guardada, e pode enviá-la do seu e-mail.'}
      </Typography>
      <Outcome state={state} />
      <TemplateSelect
        name={message.nome}
        onChoose={(texto) => write({ texto: answer.texto === '' ? texto : `${answer.texto}\n\n${texto}` })}
      />
      <TextField label="Assunto" {...fieldOf('assunto')} />
      <TextField label="Resposta" multiline minRows={8} {...fieldOf('texto')} />
      <Note>
        Fica neste separador até enviar ou guardar a resposta, mesmo que saia e volte a entrar. Se fechar ou recarregar
        o separador, perde-se.
      </Note>
      <div>
        <Button type="submit" variant="contained" startIcon={<SendIcon />} disabled={state.isSending}>
          {mailGoesOut && (state.isSending ? 'A enviar...' : 'Enviar resposta')}
          {!mailGoesOut && (state.isSending ? 'A guardar...' : 'Guardar resposta')}
        </Button>
      </div>
    </Panel>
  );
}

function TemplateSelect({ name, onChoose }: { readonly name: string; readonly onChoose: (text: string) => void }) {
  const templates = useAllByName<Schemas['ModeloResposta']>('modelos-resposta');
  const choose = (chosen: number): void => {
    const { texto } = templates.find(({ id }) => id === chosen) ?? {};
    if (texto !== undefined) onChoose(texto.replaceAll('{nome}', () => name));
  };
  return (
    <Row gap={2}>
      {templates.length > 0 && (
        <ChoiceField
          id="modelo"
          label="Começar por um modelo"
          value=""
          choices={templates.map(({ id, nome }) => ({ id, name: nome }))}
          onChoose={(id) => choose(Number(id))}
          sx={{ flex: '1 1 16rem' }}
        />
      )}
      <Link href="/dashboard/modelos-de-resposta">
        {templates.length === 0 ? 'Criar modelos para as respostas habituais' : 'Gerir modelos'}
      </Link>
    </Row>
  );
}

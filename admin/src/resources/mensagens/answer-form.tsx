import { respostaInput } from '@contract/limits/resposta-input';
import SendIcon from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDataProvider, useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { Schemas } from '../../api-types.js';
import { useUnsavedMark } from '../../common/form/use-unsaved-mark.js';
import { LiveRegion } from '../../common/live-region.js';
import { BANNER_MS } from '../../common/use-expiring-state.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { keptAnswers } from './kept-answer.js';
import { TemplateSelect } from './template-select.js';
import { useMessageChange } from './use-message-change.js';

interface AnswerFormProps {
  readonly message: Schemas['Mensagem'];
  readonly onAnswered: (message: Schemas['Mensagem']) => void;
  readonly reread: () => Promise<Schemas['Mensagem'] | undefined>;
}

/** Writes to whoever sent a message; what they write back comes to the association's mailbox. */
export function AnswerForm({ message, onAnswered, reread }: AnswerFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const first = { assunto: `Re: ${message.assunto}`.slice(0, respostaInput.assunto.maxLength), texto: '' };
  const [answer, setAnswer] = useState(keptAnswers.of(message.id) ?? first);
  // the message as it was when the answer was begun, or when it was said that a colleague was first
  const [begun, setBegun] = useState(message);
  const { state, refuse, change, giveUp } = useMessageChange(reread, setBegun);
  useUnsavedMark(answer.texto !== '');

  const write = (written: Partial<typeof answer>): void => {
    giveUp();
    if (answer.texto === '') setBegun(message);
    const next = { ...answer, ...written };
    setAnswer(next);
    keptAnswers.keep(message.id, next);
  };
  const done = (answered: Schemas['Mensagem']): void => {
    keptAnswers.forget(message.id);
    setAnswer(first);
    setBegun(answered);
    onAnswered(answered);
    notify('Resposta enviada.', { type: 'success', autoHideDuration: BANNER_MS });
  };
  const known = begun.respostas.length;
  // An answer that follows a colleague's, of which the person was not told, goes with the version from before it:
  // the API refuses it, and the screen says why.
  const { versao } = message.respostas.length > known ? begun : message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answer.texto.trim() === '') return refuse('Escreva a resposta.');
    change({
      make: () => dataProvider.answerMessage(message.id, { ...answer, versao }),
      onDone: done,
      isIn: ({ respostas }) => respostas.slice(known).some(({ texto }) => texto.trim() === answer.texto.trim()),
      failure: 'Não foi possível confirmar o envio.',
      next: 'O que mudou já está nesta página. Se a resposta ainda fizer sentido, envie-a de novo.',
    });
  };

  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-labelledby="responder"
      onSubmit={submit}
      sx={{ p: { xs: 2, md: 3 }, borderRadius: 3, display: 'grid', gap: 2, '@media print': { display: 'none' } }}
    >
      <Typography id="responder" variant="h2">
        Responder
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Para <strong>{message.email}</strong>. O que a pessoa responder chega ao email da associação.
      </Typography>
      <LiveRegion>
        {state.error !== '' && (
          <Alert severity="error" role="alert">
            {state.error}
          </Alert>
        )}
      </LiveRegion>
      <TemplateSelect
        name={message.nome}
        onChoose={(texto) => write({ texto: answer.texto === '' ? texto : `${answer.texto}\n\n${texto}` })}
      />
      <TextField
        id="resposta-assunto"
        label="Assunto"
        value={answer.assunto}
        onChange={(event) => write({ assunto: event.target.value })}
        error={state.fields['assunto'] !== undefined}
        helperText={state.fields['assunto']}
        slotProps={{ htmlInput: { maxLength: respostaInput.assunto.maxLength } }}
      />
      <TextField
        id="resposta-texto"
        label="Resposta"
        multiline
        minRows={8}
        value={answer.texto}
        onChange={(event) => write({ texto: event.target.value })}
        error={state.fields['texto'] !== undefined}
        helperText={state.fields['texto']}
        slotProps={{ htmlInput: { maxLength: respostaInput.texto.maxLength } }}
      />
      <Box>
        <Button type="submit" variant="contained" startIcon={<SendIcon />} disabled={state.isSending}>
          {state.isSending ? 'A enviar...' : 'Enviar resposta'}
        </Button>
      </Box>
    </Paper>
  );
}

import { Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Schemas } from '../../api-types.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { takeFocus } from '../go-to-field.js';
import { Note, Sheet, Stack } from '../parts.js';
import { useMailGoesOut } from '../use-mail-goes-out.js';
import { FormDialog, type FormDialogProps, useClosingChange } from './form-dialog.js';
import { useApiChange } from './use-api-change.js';

type Preview = Schemas['MensagemEscolasPreview'];

interface MailDialogProps<Values extends object> extends Pick<
  FormDialogProps<Values>,
  'title' | 'record' | 'limits' | 'focused' | 'onClose' | 'children'
> {
  /** Reads how the mail arrives, and at how many schools. @throws Error that says why it is not sent */
  readonly loadPreview: (values: Values, calls: AdminDataProvider) => Promise<Preview>;
  readonly renderSummary: (preview: Preview) => ReactNode;
  readonly sendLabel: (preview: Preview) => string;
  /** Sends it. @returns the sentence that says so */
  readonly send: (values: Values, calls: AdminDataProvider) => Promise<string>;
  readonly onDone: () => void;
}

/** A form in a dialog of which mail to schools comes, which is shown before it goes. */
export function MailDialog<Values extends object>(props: MailDialogProps<Values>) {
  const { loadPreview, renderSummary, sendLabel, send, onDone, children, ...dialog } = props;
  const mailGoesOut = useMailGoesOut();
  const previewing = useApiChange();
  const sending = useClosingChange(onDone);
  const [preview, setPreview] = useState<Preview | null>(null);

  const submit = async (values: Values): Promise<void> => {
    if (preview === null) {
      await previewing.act(
        async (calls) => setPreview(await loadPreview(values, calls)),
        'Não foi possível preparar a mensagem. Tente novamente.',
      );
      return;
    }
    const failure = 'Não foi possível confirmar o envio. Tente novamente: ninguém a recebe duas vezes.';
    await sending.attempt(
      (calls) => send(values, calls),
      (sentence) => sentence,
      failure,
    );
  };

  return (
    <FormDialog
      {...dialog}
      // once the mail is shown, the fields still hold what was typed
      state={preview === null ? { ...previewing.state, isDone: false } : sending.state}
      label={preview === null ? 'Ver antes de enviar' : sendLabel(preview)}
      busyLabel={preview === null ? 'A preparar...' : mailGoesOut ? 'A enviar...' : 'A guardar...'}
      actions={
        preview !== null && (
          <Button onClick={() => setPreview(null)} disabled={sending.state.isSending}>
            Voltar
          </Button>
        )
      }
      onSubmit={submit}
    >
      {preview === null ? (
        children
      ) : (
        // without the focus, whoever pressed the button that showed it twice would have sent it
        <Stack ref={takeFocus} tabIndex={0} role="group" aria-label="Antes de enviar">
          {renderSummary(preview)}
          {preview.seguem > 0 && <MailView mail={preview} />}
        </Stack>
      )}
    </FormDialog>
  );
}

export function MailView({ mail: { para, assunto, texto } }: { readonly mail: Preview }) {
  return (
    <Sheet>
      <Stack gap={1}>
        <Note>{para === '' ? 'Como chegaria a uma escola' : `Como chega à primeira: ${para}`}</Note>
        <Typography variant="subtitle1">{assunto}</Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{texto.trim()}</Typography>
      </Stack>
    </Sheet>
  );
}

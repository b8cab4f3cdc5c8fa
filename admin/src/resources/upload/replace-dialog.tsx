import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Alert, Button, Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useCloseNotification } from 'react-admin';
import type { Fotografia } from '../../api-types.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { useChange } from '../../common/form/use-change.js';
import { marksOf } from '../../pictures/description-fields.js';
import { PictureDropZone } from '../../pictures/drop-zone.js';
import { FileUses } from '../../pictures/file-uses.js';
import { isHidden, storedNameOf, Thumbnail, useFotografia } from '../../pictures/picture.js';
import { usePictureUpload } from '../../pictures/use-upload.js';
import { Note, Row } from '../../common/parts.js';
import { BANNER_MS } from '../../common/timed-state.js';
import { useAttempt } from '../../common/use-attempt.js';
import { calls } from '../../data-provider/calls.js';
import { sentenceOf } from '../../data-provider/field-errors.js';
import { uploadFiles } from '../../data-provider/upload-files.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';

const REPLACE = 'Trocar em todo o lado';
const REPLACED = 'A imagem foi trocada em todo o lado.';

/** Shows another picture wherever one is shown: which is chosen first, and seen beside it. */
export function ReplaceDialog({ file, onClose }: { readonly file: UploadedFile; readonly onClose: () => void }) {
  const notify = useNotify();
  const { fotografia } = useFotografia(file.id);
  const [chosen, setChosen] = useState<string>();
  const { state, change } = useChange();
  const { attempt } = useAttempt();

  const takeBack = (): void => {
    if (chosen !== undefined) void calls.takeBackUpload(storedNameOf(chosen) ?? '');
  };
  const { isUploading, zone } = usePictureUpload(({ url }) => {
    takeBack();
    setChosen(url);
  });
  const leave = (): void => {
    takeBack();
    onClose();
  };
  const undo = (kept: ReplacedPicture, por: string) =>
    attempt(
      () => putPictureBack(kept, por),
      'A imagem anterior foi reposta em todo o lado.',
      (error) => sentenceOf(error, 'Não foi possível repor a imagem anterior. Tente novamente.'),
    );
  const replace = async (): Promise<void> => {
    const por = storedNameOf(chosen ?? '') ?? '';
    const whole = async (): Promise<void> => {
      const kept = await keepPicture(file, fotografia);
      await calls.POST('/api/files/{id}/substituicao', { id: file.id }, { por });
      if (kept === undefined) notify(REPLACED, { type: 'success', autoHideDuration: BANNER_MS });
      else notify(<ReplacedNotice onUndo={() => void undo(kept, por)} />, { autoHideDuration: 12_000 });
    };
    if ((await change(whole, '', 'Não foi possível trocar a imagem. Tente novamente.')) === true) onClose();
  };

  return (
    <FormDialog
      title={`${REPLACE}: ${file.nome}`}
      record={{}}
      // not left while the other picture is on its way, either
      state={{ ...state, isSending: isUploading || state.isSending }}
      label={REPLACE}
      busyLabel={state.isSending ? 'A trocar...' : REPLACE}
      isWaiting={chosen === undefined}
      onSubmit={replace}
      onClose={leave}
    >
      <Row gap={2}>
        <Thumbnail url={file.url} size={120} alt="A que está agora" isHidden={isHidden(fotografia)} />
        {chosen !== undefined && (
          <>
            <ArrowForwardIcon aria-hidden />
            <Thumbnail url={chosen} size={120} alt="A que fica no lugar dela" />
          </>
        )}
      </Row>
      <div>
        <Typography variant="subtitle2">Onde é mostrada</Typography>
        <FileUses id={file.id} unused="Agora não é mostrada em lado nenhum." />
      </div>
      <PictureDropZone
        label={chosen === undefined ? 'A nova imagem' : 'Outra imagem'}
        isDisabled={state.isSending}
        {...zone}
      />
      <Note>
        A nova imagem passa a ser mostrada em todo o site, com o texto alternativo e o crédito desta. A que está agora é
        eliminada; só pode ser reposta logo a seguir, em «Anular».
        {fotografia?.menores === true &&
          ' A marca de menores passa para a nova, que só é mostrada depois de se registar uma autorização para ela.'}
      </Note>
    </FormDialog>
  );
}

function ReplacedNotice({ onUndo }: { readonly onUndo: () => void }) {
  const close = useCloseNotification();
  return (
    <Alert
      severity="success"
      role="status"
      action={
        <Button
          color="inherit"
          onClick={() => {
            close();
            onUndo();
          }}
        >
          Anular
        </Button>
      }
    >
      {REPLACED}
    </Alert>
  );
}

interface ReplacedPicture {
  readonly file: File;
  readonly fotografia: Fotografia | undefined;
}

/** Keeps a picture in this window; undefined where it cannot be read. */
async function keepPicture(
  { nome, url }: UploadedFile,
  fotografia: Fotografia | undefined,
): Promise<ReplacedPicture | undefined> {
  const bytes = await calls.hiddenPicture(url).catch(() => undefined);
  return bytes && { file: new File([bytes], nome, { type: bytes.type }), fotografia };
}

/**
 * Shows a kept picture again wherever the one is that took its place, which goes, and says of it what was said.
 * @param por the stored name of the one that took its place
 * @throws HttpError with the API's sentence; what had not been done by then is left
 */
async function putPictureBack({ file, fotografia }: ReplacedPicture, por: string): Promise<void> {
  const [arrival] = await uploadFiles([file]);
  const nome = storedNameOf(arrival?.url ?? '') ?? '';
  if (fotografia !== undefined) await calls.PUT('/api/files/{id}', { id: nome }, marksOf(fotografia));
  await calls.POST('/api/files/{id}/substituicao', { id: por }, { por: nome });
  if (fotografia?.estado === 'retirada') await calls.POST('/api/files/{id}/retirada', { id: nome });
}

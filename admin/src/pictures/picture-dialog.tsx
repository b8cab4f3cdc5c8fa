import ChildCareIcon from '@mui/icons-material/ChildCare';
import EditNoteIcon from '@mui/icons-material/EditNote';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fotografiaInput } from '@contract/limits/fotografia-input';
import { uploadedFile } from '../data-provider/uploaded-file.js';
import { Confirmed } from '../common/confirmed.js';
import { useToday } from '../common/dates/use-now.js';
import { FormDialog, useClosingChange, useDialogAround } from '../common/form/form-dialog.js';
import { LineInput } from '../common/form/line-input.js';
import { Note, Row, Stack } from '../common/parts.js';
import { DialogButton } from '../common/titled-dialog.js';
import { FocusPicker, FormAltInputs, marksOf } from './description-fields.js';
import { FileUses } from './file-uses.js';
import { isHidden, PictureState, PictureThumbnail, shortPictureWords, useFotografia } from './picture.js';

interface PictureDialogProps {
  readonly nome: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** Says what a picture shows and who made it, whether children can be recognised in it and which authorisation was seen, and takes it down. */
export function PictureDialog({ nome, label, onClose }: PictureDialogProps) {
  const { fotografia } = useFotografia(nome);
  const { state, attempt } = useClosingChange(onClose);
  const record = marksOf(fotografia);
  return (
    <FormDialog
      title={`Imagem: ${label}`}
      record={record}
      limits={fotografiaInput}
      state={state}
      label="Guardar"
      {...(record.menores && record.vistaEm === '' ? { focused: 'vistaEm' } : {})}
      onSubmit={(said) => {
        const marks = { ...marksOf(said), versao: fotografia?.versao ?? 0 };
        return attempt((calls) => calls.PUT('/api/files/{id}', { id: nome }, marks), 'A imagem está guardada.');
      }}
      onClose={onClose}
    >
      <Row gap={2}>
        <PictureThumbnail url={uploadedFile(nome).url} size={120} />
        <Stack gap={1} basis="12rem" justifyItems="start">
          <PictureState fotografia={fotografia} />
          <TakeDownButton nome={nome} isDown={fotografia?.estado === 'retirada'} attempt={attempt} />
        </Stack>
      </Row>
      <FormAltInputs
        minRows={2}
        isBusy={state.isSending}
        helperText="O que a imagem mostra, para quem não a vê. Vale onde quer que ela apareça."
      />
      <LineInput
        source="credito"
        label="Crédito"
        disabled={state.isSending}
        helperText="Quem fez a imagem. Aparece sobre ela no site. Opcional."
      />
      <FocusPicker nome={nome} isBusy={state.isSending} />
      <div>
        <BooleanInput source="menores" label="Tem menores identificáveis" helperText={false} />
        <Note>
          Se alguém menor de idade pode ser reconhecido, a fotografia só é mostrada no site enquanto houver uma
          autorização de quem é responsável por cada um.
        </Note>
      </div>
      <AuthorisationInputs />
    </FormDialog>
  );
}

function AuthorisationInputs() {
  const today = useToday();
  const menores = useWatch<{ menores: boolean }>({ name: 'menores' });
  if (!menores) return null;
  return (
    <>
      <LineInput
        source="vistaEm"
        label="Autorização vista em"
        type="date"
        helperText="O dia em que alguém da equipa viu a autorização. Sem ela, deixe os três vazios."
        max={today}
      />
      <LineInput source="vistaPor" label="Vista por" helperText="O nome de quem a viu." />
      <LineInput
        source="ate"
        label="Autorizada até"
        type="date"
        helperText="O último dia. Depois dele a fotografia deixa de ser mostrada."
      />
    </>
  );
}

interface TakeDownButtonProps extends Pick<ReturnType<typeof useClosingChange>, 'attempt'> {
  readonly nome: string;
  readonly isDown: boolean;
}

/** Takes a picture down everywhere, after two questions of which the first says where it is shown, or puts it back after one. */
function TakeDownButton({ nome, isDown, attempt }: TakeDownButtonProps) {
  const { closeBy, isSending: isBusy } = useDialogAround();
  if (isDown)
    return (
      <Confirmed
        title="Repor a fotografia?"
        confirm={{ label: 'Repor', busyLabel: 'A repor...' }}
        isBusy={isBusy}
        onConfirm={() =>
          closeBy(() =>
            attempt((calls) => calls.DELETE('/api/files/{id}/retirada', { id: nome }), 'A fotografia foi reposta.'),
          )
        }
        button={{ variant: 'outlined', children: 'Repor' }}
      >
        Volta a ser mostrada onde estava. Se tiver menores identificáveis, só com uma autorização em vigor.
      </Confirmed>
    );
  return (
    <Confirmed
      title="Retirar a fotografia do site?"
      confirm={{ label: 'Continuar' }}
      again={{
        title: 'Retirar mesmo?',
        confirm: { label: 'Retirar do site', busyLabel: 'A retirar...' },
        children:
          'Pode desfazer isto quando quiser: «Repor», onde a imagem está ou na secção «Fotografias», volta a mostrá-la em todo o site.',
      }}
      isBusy={isBusy}
      onConfirm={() =>
        closeBy(() =>
          attempt(
            (calls) => calls.POST('/api/files/{id}/retirada', { id: nome }),
            'A fotografia foi retirada do site.',
          ),
        )
      }
      button={{ color: 'error', variant: 'outlined', children: 'Retirar do site' }}
    >
      Deixa já de ser mostrada em todo o site, onde quer que esteja. O ficheiro e os textos ficam como estão.
      <Box sx={{ my: 1 }}>
        <FileUses id={nome} unused="Agora não é mostrada em lado nenhum." />
      </Box>
      Quem a viu enquanto não estava marcada pode tê-la guardada no navegador: daí não a conseguimos retirar.
    </Confirmed>
  );
}

/** Says whether visitors see a picture of ours and whether it is described, and opens what is said of it. */
export function PictureButton({ nome, label }: { readonly nome: string; readonly label: string }) {
  const { fotografia } = useFotografia(nome);
  const words = shortPictureWords(fotografia);
  const hidden = isHidden(fotografia);
  return (
    <DialogButton
      startIcon={hidden ? <VisibilityOffIcon /> : fotografia?.menores === true ? <ChildCareIcon /> : <EditNoteIcon />}
      color={hidden ? 'error' : 'primary'}
      aria-label={`${words}: ${label}`}
      dialog={(close) => <PictureDialog nome={nome} label={label} onClose={close} />}
    >
      {words}
    </DialogButton>
  );
}

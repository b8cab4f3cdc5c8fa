import ChildCareIcon from '@mui/icons-material/ChildCare';
import EditNoteIcon from '@mui/icons-material/EditNote';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDataProvider, useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../account/use-change.js';
import type { Fotografia } from '../../api-types.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { lisbonDay } from '../dates/lisbon-time.js';
import { useNow } from '../dates/use-now.js';
import { FormDialog } from '../form/form-dialog.js';
import { Thumbnail } from '../images/thumbnail.js';
import { BANNER_MS } from '../timed-state.js';
import { type Description, DescriptionFields, descriptionOf, sentDescription } from './description-fields.js';
import { FileUses } from './file-uses.js';
import { PictureState } from './picture-state.js';
import { isHidden, shortPictureWords } from './picture-words.js';
import { useFotografia } from './use-fotografia.js';

const FAILURE = 'Erro ao guardar. Tente novamente.';

interface PictureDialogProps {
  readonly nome: string;
  readonly label: string;
  readonly fotografia: Fotografia | undefined;
  readonly onClose: () => void;
}

/** Says what a picture shows and who made it, whether children can be recognised in it and which authorisation was seen, and takes it down. */
export function PictureDialog({ nome, label, fotografia, onClose }: PictureDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const today = lisbonDay(useNow().toISOString());
  const [menores, setMenores] = useState(fotografia?.menores ?? false);
  const [said, setSaid] = useState({
    vistaEm: fotografia?.vistaEm ?? '',
    vistaPor: fotografia?.vistaPor ?? '',
    ate: fotografia?.ate ?? '',
  });
  const [description, setDescription] = useState<Description>(() => descriptionOf(fotografia));
  const { state, change } = useChange();

  const attempt = async (action: () => Promise<unknown>, success: string): Promise<void> => {
    const whole = async (): Promise<void> => {
      await action();
      notify(success, { type: 'success', autoHideDuration: BANNER_MS });
    };
    if ((await change(whole, '', FAILURE)) === true) onClose();
  };
  const submit = (): void => {
    const none = { vistaEm: null, vistaPor: null, ate: null };
    void attempt(
      () =>
        dataProvider.markPicture(nome, {
          versao: fotografia?.versao ?? 0,
          menores,
          ...(menores ? said : none),
          ...sentDescription(description),
        }),
      'A imagem está guardada.',
    );
  };
  const field = (name: keyof typeof said, hint: ReactNode) => ({
    value: said[name],
    disabled: state.isSending,
    error: state.fields[name] !== undefined,
    helperText: state.fields[name] ?? hint,
    onChange: (event: { target: { value: string } }) => setSaid({ ...said, [name]: event.target.value }),
  });
  const dayField = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;

  return (
    <FormDialog title={`Imagem: ${label}`} state={state} label="Guardar" onSubmit={submit} onClose={onClose}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Thumbnail url={uploadedFile(nome).url} size={120} isHidden={isHidden(fotografia)} />
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <PictureState fotografia={fotografia} />
          <TakeDownButton
            nome={nome}
            isDown={fotografia?.estado === 'retirada'}
            isBusy={state.isSending}
            onTakeDown={() => attempt(() => dataProvider.takeDownPicture(nome), 'A fotografia foi retirada do site.')}
            onPutBack={() => attempt(() => dataProvider.putBackPicture(nome), 'A fotografia foi reposta.')}
          />
        </Box>
      </Box>
      <DescriptionFields
        nome={nome}
        description={description}
        isHidden={isHidden(fotografia)}
        isBusy={state.isSending}
        errors={state.fields}
        onChange={(changes) => setDescription((before) => ({ ...before, ...changes }))}
      />
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={menores}
              disabled={state.isSending}
              onChange={(event) => setMenores(event.target.checked)}
            />
          }
          label="Tem menores identificáveis"
        />
        <Typography variant="body2" color="text.secondary">
          Se alguém menor de idade pode ser reconhecido, a fotografia só é mostrada no site enquanto houver uma
          autorização de quem é responsável por cada um.
        </Typography>
      </Box>
      {menores && (
        <>
          <TextField
            label="Autorização vista em"
            {...dayField}
            {...field('vistaEm', 'O dia em que alguém da equipa viu a autorização. Sem ela, deixe os três vazios.')}
            slotProps={{ ...dayField.slotProps, htmlInput: { max: today } }}
          />
          <TextField label="Vista por" {...field('vistaPor', 'O nome de quem a viu.')} />
          <TextField
            label="Autorizada até"
            {...dayField}
            {...field('ate', 'O último dia. Depois dele a fotografia deixa de ser mostrada.')}
          />
        </>
      )}
    </FormDialog>
  );
}

interface TakeDownButtonProps {
  /** The stored name of the picture. */
  readonly nome: string;
  readonly isDown: boolean;
  readonly isBusy: boolean;
  readonly onTakeDown: () => Promise<void>;
  readonly onPutBack: () => Promise<void>;
}

const takeDown = { title: 'Retirar a fotografia do site?', label: 'Retirar do site', busyLabel: 'A retirar...' };

const putBack = { title: 'Repor a fotografia?', label: 'Repor', busyLabel: 'A repor...' };

/** Takes a picture down everywhere, after two questions of which the first says where it is shown, or puts it back after one. */
function TakeDownButton({ nome, isDown, isBusy, onTakeDown, onPutBack }: TakeDownButtonProps) {
  const [asking, setAsking] = useState<'first' | 'again'>();
  const { title, label, busyLabel } = isDown ? putBack : takeDown;
  const act = async (): Promise<void> => {
    await (isDown ? onPutBack() : onTakeDown());
    setAsking(undefined);
  };
  return (
    <>
      <Button
        color={isDown ? 'primary' : 'error'}
        variant="outlined"
        disabled={isBusy}
        onClick={() => setAsking('first')}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={asking === 'first'}
        title={title}
        confirm={isDown ? { label, busyLabel } : { label: 'Continuar', busyLabel }}
        isBusy={isBusy}
        onConfirm={() => (isDown ? void act() : setAsking('again'))}
        onCancel={() => setAsking(undefined)}
      >
        {isDown
          ? 'Volta a ser mostrada onde estava. Se tiver menores identificáveis, só com uma autorização em vigor.'
          : 'Deixa já de ser mostrada em todo o site, onde quer que esteja. O ficheiro e os textos ficam como estão.'}
        {!isDown && (
          <Box sx={{ my: 1 }}>
            {asking !== undefined && <FileUses id={nome} unused="Agora não é mostrada em lado nenhum." />}
          </Box>
        )}
        {!isDown && (
          <>Quem a viu enquanto não estava marcada pode tê-la guardada no navegador: daí não a conseguimos retirar.</>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'again'}
        title="Retirar mesmo?"
        confirm={{ label, busyLabel }}
        isBusy={isBusy}
        onConfirm={() => void act()}
        onCancel={() => setAsking(undefined)}
      >
        Pode desfazer isto quando quiser: «Repor», onde a imagem está ou na secção «Fotografias», volta a mostrá-la em
        todo o site.
      </ConfirmDialog>
    </>
  );
}

interface PictureButtonProps {
  /** The stored name of the picture. */
  readonly nome: string;
  /** The picture's name for people. */
  readonly label: string;
}

/** Says whether visitors see a picture of ours and whether it is described, and opens what is said of it. */
export function PictureButton({ nome, label }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const fotografia = useFotografia(nome);
  const words = shortPictureWords(fotografia);
  const hidden = isHidden(fotografia);
  return (
    <>
      <Button
        startIcon={hidden ? <VisibilityOffIcon /> : fotografia?.menores === true ? <ChildCareIcon /> : <EditNoteIcon />}
        color={hidden ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
        aria-label={`${words}: ${label}`}
      >
        {words}
      </Button>
      {isOpen && <PictureDialog nome={nome} label={label} fotografia={fotografia} onClose={() => setOpen(false)} />}
    </>
  );
}

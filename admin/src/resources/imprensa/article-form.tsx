import { Button } from '@mui/material';
import { artigoInput } from '@contract/limits/artigo-input';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { lisbonDay, lisbonToday } from '../../common/dates/lisbon-time.js';
import { ConfirmDialog } from '../../common/confirm-dialog.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { editorOf, type FormValues } from '../../common/form/record-editor.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { PhotosField } from '../../pictures/photos-field.js';

/** A new one needs its description. */
const editor = editorOf(artigoInput, {
  titulo: { label: 'Título', review: 'title', isRequired: true, isWide: true },
  Categoria: { label: 'Categoria', placeholder: 'Ex: Jornal' },
  data: {
    label: 'Data de publicação',
    kind: 'moment',
    hint: 'Se ficar vazia, é usada a data atual',
    isSetByServer: ({ data }, sent) => !sent['data'] && lisbonDay(String(data)) === lisbonToday(),
  },
  hook: { label: 'Frase de destaque', review: 'text', rows: 2 },
  descricao: { label: 'Descrição', kind: 'formatted', rows: 8, isRequired: ({ isEdit }) => !isEdit },
  url: { label: 'Imagem principal', kind: 'image' },
  video: { label: 'Vídeo', kind: 'link', hint: 'Endereço do vídeo', placeholder: 'https://exemplo.pt/video' },
  fotos: { label: 'Fotos', kind: 'photos' },
});

/** Once stored the form is emptied for the next one: it leads nowhere. */
const create = {
  submitting: 'Adicionando...',
  failure: 'Erro ao adicionar o artigo. Tente novamente.',
  redirectMs: undefined,
  cancelLabel: 'Voltar',
  actions: <ResetButton />,
};

const edit = {
  loading: 'A carregar os dados do artigo...',
  loadFailure: 'Erro ao carregar dados do artigo',
  redirectMs: 2000,
};

/** Photos sent to one that is edited replace those it has. */
function ArticlePhotos() {
  return <PhotosField source="fotos" isReplacing={useFormStatus().isEdit} canClear />;
}

const sections = {
  Artigo: ['titulo', 'Categoria', 'data', 'hook', 'descricao'],
  Multimédia: ['url', ArticlePhotos, 'video'],
};

export default function ArticleForm() {
  return <RecordScreen editor={editor} create={create} edit={edit} sections={sections} />;
}

/** Puts the form back to how it was opened, once that is confirmed; until something else is typed it can be undone. */
function ResetButton() {
  const { reset, getValues, setValue } = useFormContext<FormValues>();
  const { dirtyFields } = useFormState();
  const { isBusy, isUploading } = useFormStatus();
  const [isAsking, setAsking] = useState(false);
  const [cleared, setCleared] = useState<FormValues>();
  const isDirty = Object.keys(dirtyFields).length > 0;

  const clear = (): void => {
    setCleared(structuredClone(getValues()));
    setAsking(false);
    reset();
  };
  const undo = (): void => {
    for (const [name, value] of Object.entries(cleared ?? {})) setValue(name, value, { shouldDirty: true });
    setCleared(undefined);
  };

  return (
    <>
      {cleared !== undefined && !isDirty ? (
        <Button onClick={undo} color="inherit" variant="outlined">
          Repor o que escrevi
        </Button>
      ) : (
        <Button onClick={() => (isDirty ? setAsking(true) : reset())} disabled={isBusy || isUploading} color="inherit">
          Limpar
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Limpar o que escreveu?"
        confirm={{ label: 'Limpar' }}
        cancelLabel="Continuar a editar"
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        Todos os campos voltam a ficar como estavam. Logo a seguir ainda pode repor o que escreveu.
      </ConfirmDialog>
    </>
  );
}

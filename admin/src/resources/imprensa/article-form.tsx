import { Button } from '@mui/material';
import { artigoInput } from '@contract/limits/artigo-input';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../common/confirm-dialog.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { LisbonDateTimeInput } from '../../common/form/date-inputs.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { editorOf, type FormValues } from '../../common/form/record-editor.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { valueViews } from '../../common/form/value-views.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../pictures/image-field.js';
import { PhotosField } from '../../pictures/photos-field.js';

const editor = editorOf(artigoInput, {
  titulo: { label: 'Título', review: 'title' },
  Categoria: 'Categoria',
  data: { label: 'Data de publicação', view: valueViews.moment },
  hook: { label: 'Frase de destaque', review: 'text' },
  descricao: { label: 'Descrição', review: 'formatted' },
  url: { label: 'Imagem principal', view: valueViews.image, review: 'picture' },
  video: { label: 'Vídeo', review: 'link' },
  fotos: { label: 'Fotos', view: valueViews.images, review: 'picture' },
});

/** Once stored the form is emptied for the next one: it leads nowhere. */
const create = {
  submitting: 'Adicionando...',
  failure: 'Erro ao adicionar o artigo. Tente novamente.',
  firstValues: { fotos: [] },
  redirectMs: undefined,
  cancelLabel: 'Voltar',
  actions: <ResetButton />,
};

const edit = {
  loading: 'A carregar os dados do artigo...',
  loadFailure: 'Erro ao carregar dados do artigo',
  redirectMs: 2000,
};

/** A new one needs its description; photos sent to one that is edited replace those it has. */
function ArticleFields() {
  const { isEdit } = useFormStatus();
  return (
    <>
      <FormSection title="Artigo">
        <CountedTextInput source="titulo" isRequired isWide />
        <CountedTextInput source="Categoria" placeholder="Ex: Jornal" />
        <LisbonDateTimeInput source="data" hint="Se ficar vazia, é usada a data atual" />
        <CountedTextInput source="hook" rows={2} isWide />
        <FormattedTextInput source="descricao" rows={8} isRequired={!isEdit} />
      </FormSection>
      <FormSection title="Multimédia">
        <ImageField source="url" />
        <PhotosField source="fotos" isReplacing={isEdit} canClear />
        <WebAddressInput source="video" hint="Endereço do vídeo" placeholder="https://exemplo.pt/video" />
      </FormSection>
    </>
  );
}

export default function ArticleForm() {
  return (
    <RecordScreen editor={editor} called="o artigo" create={create} edit={edit}>
      <ArticleFields />
    </RecordScreen>
  );
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
          Anular: Limpar
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
        Todos os campos voltam a ficar como estavam. Logo a seguir ainda pode anular.
      </ConfirmDialog>
    </>
  );
}

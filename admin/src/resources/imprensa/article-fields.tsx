import Button from '@mui/material/Button';
import { required } from 'ra-core';
import { TextInput } from 'react-admin';
import { bodyOf } from '../../common/form/body-of.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { LisbonDateTimeInput } from '../../common/form/lisbon-date-time-input.js';
import { ImageField } from '../../common/images/image-field.js';
import { PhotosField } from '../../common/images/photos-field.js';
import { articleLabels as labels } from './article-labels.js';

const isRequired = required();

/** The body of a create or update of an article. */
export const articleBody = bodyOf(Object.keys(labels));

/** Every field of an article; the description is required only of a new one. */
export function ArticleFields({ isEdit }: { readonly isEdit: boolean }) {
  const { isBusy } = useFormStatus();
  return (
    <>
      <FormSection title="Artigo">
        <CountedTextInput
          className="inteiro"
          source="titulo"
          label={labels.titulo}
          maxCharacters={200}
          validate={isRequired}
          disabled={isBusy}
        />
        <CountedTextInput
          source="Categoria"
          label={labels.Categoria}
          maxCharacters={80}
          disabled={isBusy}
          hint="Ex: Jornal"
        />
        <LisbonDateTimeInput
          source="data"
          label={labels.data}
          disabled={isBusy}
          helperText="Se ficar vazia, é usada a data atual"
        />
        <CountedTextInput
          className="inteiro"
          source="hook"
          label={labels.hook}
          maxCharacters={500}
          multiline
          minRows={2}
          disabled={isBusy}
        />
        <CountedTextInput
          className="inteiro"
          source="descricao"
          label={labels.descricao}
          maxCharacters={16_000}
          multiline
          minRows={6}
          disabled={isBusy}
          {...(isEdit ? {} : { validate: isRequired })}
          hint="Uma linha em branco separa parágrafos"
        />
      </FormSection>
      <FormSection title="Mídia">
        <div className="inteiro">
          <ImageField
            source="url"
            label={labels.url}
            hint="PNG, JPG até 10MB"
            uploadingText="A carregar imagem..."
            failure="Falha no upload da imagem. Tente novamente."
          />
          <PhotosField
            source="fotos"
            label={labels.fotos}
            actions={(_photos, clear) => (
              <Button color="error" onClick={clear} disabled={isBusy} sx={{ mb: 1 }}>
                Limpar todas
              </Button>
            )}
          />
        </div>
        <TextInput
          source="video"
          label={labels.video}
          type="url"
          disabled={isBusy}
          helperText="Endereço do vídeo (https://...)"
        />
      </FormSection>
    </>
  );
}

import { required } from 'ra-core';
import { TextInput } from 'react-admin';
import { bodyOf } from '../../common/form/body-of.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { ImageField } from '../../common/images/image-field.js';
import { webAddress } from '../../common/web-address.js';
import { materialLabels as labels } from './material-labels.js';

const isRequired = required();

function isWebAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return webAddress(value) === null ? 'Deve ser um endereço que comece por http:// ou https://' : undefined;
}

/** The body of a create or update of a material. */
export const materialBody = bodyOf(Object.keys(labels));

/** The four fields of a material, all required. */
export function MaterialFields({ uploadingText }: { readonly uploadingText: string }) {
  const { isBusy } = useFormStatus();
  return (
    <FormSection title="Material pedagógico">
      <CountedTextInput
        source="titulo"
        label={labels.titulo}
        maxCharacters={200}
        validate={isRequired}
        disabled={isBusy}
      />
      <TextInput
        source="download"
        label={labels.download}
        type="url"
        validate={[isRequired, isWebAddress]}
        disabled={isBusy}
        placeholder="https://exemplo.pt/material.pdf"
        helperText="O endereço do PDF; pode ser um ficheiro da secção Upload"
      />
      <CountedTextInput
        className="inteiro"
        source="texto"
        label={labels.texto}
        maxCharacters={5000}
        validate={isRequired}
        multiline
        minRows={3}
        disabled={isBusy}
      />
      <div className="inteiro">
        <ImageField
          source="img"
          label={labels.img}
          hint="PNG, JPG até 10MB"
          isRequired
          uploadingText={uploadingText}
          failure="Falha no upload da imagem. Tente novamente."
        />
      </div>
    </FormSection>
  );
}

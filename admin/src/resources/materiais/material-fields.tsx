import { materialInput } from '@contract/limits/material-input';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { FormSection } from '../../common/form/form-section.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../common/images/image-field.js';
import { materialLabels as labels } from './material-labels.js';

/** The four fields of a material, all required. */
export function MaterialFields({ uploadingText }: { readonly uploadingText: string }) {
  return (
    <FormSection title="Material pedagógico">
      <CountedTextInput
        source="titulo"
        label={labels.titulo}
        maxCharacters={materialInput.titulo.maxLength}
        isRequired
      />
      <WebAddressInput
        source="download"
        label={labels.download}
        hint="O endereço do PDF; pode ser um ficheiro da secção Upload"
        placeholder="https://exemplo.pt/material.pdf"
        isRequired
      />
      <CountedTextInput
        source="texto"
        label={labels.texto}
        maxCharacters={materialInput.texto.maxLength}
        rows={3}
        isRequired
        isWide
      />
      <ImageField source="img" label={labels.img} uploadingText={uploadingText} isRequired />
    </FormSection>
  );
}

import { membroInput } from '@contract/limits/membro-input';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { FormSection } from '../../common/form/form-section.js';
import { ImageField } from '../../common/images/image-field.js';
import { memberLabels as labels } from './member-labels.js';

/** The four fields of a member, all required. */
export function MemberFields({ uploadingText }: { readonly uploadingText: string }) {
  return (
    <FormSection title="Membro da equipa">
      <CountedTextInput source="nome" label={labels.nome} maxCharacters={membroInput.nome.maxLength} isRequired />
      <CountedTextInput
        source="estado"
        label={labels.estado}
        maxCharacters={membroInput.estado.maxLength}
        placeholder="Ex: Atual ou 2025-2026"
        isRequired
      />
      <CountedTextInput
        source="testemunho"
        label={labels.testemunho}
        maxCharacters={membroInput.testemunho.maxLength}
        rows={3}
        isRequired
        isWide
      />
      <ImageField source="img" label={labels.img} uploadingText={uploadingText} isRequired />
    </FormSection>
  );
}

import { required } from 'ra-core';
import { bodyOf } from '../../common/form/body-of.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { ImageField } from '../../common/images/image-field.js';
import { memberLabels as labels } from './member-labels.js';

const isRequired = required();

/** The body of a create or update of a member. */
export const memberBody = bodyOf([...Object.keys(labels), 'rascunho']);

/** The four fields of a member, all required. */
export function MemberFields({ uploadingText }: { readonly uploadingText: string }) {
  const { isBusy } = useFormStatus();
  return (
    <FormSection title="Membro da equipa">
      <CountedTextInput source="nome" label={labels.nome} maxCharacters={120} validate={isRequired} disabled={isBusy} />
      <CountedTextInput
        source="estado"
        label={labels.estado}
        maxCharacters={80}
        validate={isRequired}
        disabled={isBusy}
        placeholder="Ex: Atual ou 2025-2026"
      />
      <CountedTextInput
        className="inteiro"
        source="testemunho"
        label={labels.testemunho}
        maxCharacters={3000}
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

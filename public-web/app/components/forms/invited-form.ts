import type { FormDefinition } from '~/content/types/form';
import { testimonial } from '~/content/testimonial';

/** The testimonial's form for one invitation, which goes with the answers and with the picture. */
export function invitedForm(convite: string): FormDefinition {
  const { form } = testimonial;
  return {
    ...form,
    constants: { convite },
    fields: form.fields.map((field) =>
      field.kind === 'image' ? { ...field, headers: { 'X-Convite': convite } } : field,
    ),
  };
}

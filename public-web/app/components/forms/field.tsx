import { AgeField } from './age-field';
import { CheckboxField } from './checkbox-field';
import type { FieldProps } from './field-props';
import { ImageField } from './image-field';
import { PdfField } from './pdf-field';
import { RadioField } from './radio-field';
import { TextField } from './text-field';

/** One question of a form, in the shape of its kind. */
export function Field(props: FieldProps) {
  switch (props.field.kind) {
    case 'age':
      return <AgeField {...props} />;
    case 'checkbox':
      return <CheckboxField {...props} />;
    case 'image':
      return <ImageField {...props} />;
    case 'pdf':
      return <PdfField {...props} />;
    case 'radio':
      return <RadioField {...props} />;
    case 'text':
    case 'email':
    case 'tel':
    case 'number':
    case 'textarea':
    case 'select':
      return <TextField {...props} />;
  }
}

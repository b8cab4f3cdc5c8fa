import type { Material } from '../../api-types.js';
import { bodyOf } from '../../common/form/body-of.js';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { materialLabels } from './material-labels.js';

/** What adding and editing a material have in common. */
export const materialEditor: RecordEditor<Material> = {
  resource: 'materialpost',
  listPath: '/dashboard/material-pedagogico',
  labels: materialLabels,
  views: { img: valueViews.image },
  toBody: bodyOf(Object.keys(materialLabels)),
  nameOf: ({ titulo }) => titulo,
};

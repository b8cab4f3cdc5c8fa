import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { materialLabels } from './material-labels.js';

/** What adding and editing a material have in common. */
export const materialEditor: RecordEditor = {
  labels: materialLabels,
  views: { img: valueViews.image },
};

import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { articleLabels } from './article-labels.js';

/** What adding and editing an article have in common. */
export const articleEditor: RecordEditor = {
  labels: articleLabels,
  views: { data: valueViews.moment, url: valueViews.image, fotos: valueViews.images },
};

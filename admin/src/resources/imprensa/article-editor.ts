import type { Artigo } from '../../api-types.js';
import { bodyOf } from '../../common/form/body-of.js';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { articleLabels } from './article-labels.js';

/** What adding and editing an article have in common. */
export const articleEditor: RecordEditor<Artigo> = {
  resource: 'imprensa',
  listPath: '/dashboard/imprensa',
  labels: articleLabels,
  views: { data: valueViews.moment, url: valueViews.image, fotos: valueViews.images },
  toBody: bodyOf(Object.keys(articleLabels)),
  nameOf: ({ titulo }) => titulo,
};

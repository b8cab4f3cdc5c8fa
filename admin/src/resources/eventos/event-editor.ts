import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { eventLabels } from './event-labels.js';
import { eventTypeName } from './event-types.js';

/** What adding and editing an event have in common. */
export const eventEditor: RecordEditor = {
  labels: eventLabels,
  views: {
    data: valueViews.moment,
    dataFim: valueViews.moment,
    tipo: (value) => eventTypeName(String(value)),
    url: valueViews.image,
    fotos: valueViews.images,
  },
};

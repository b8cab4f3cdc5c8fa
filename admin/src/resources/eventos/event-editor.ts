import type { Evento } from '../../api-types.js';
import { bodyOf } from '../../common/form/body-of.js';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { eventLabels } from './event-labels.js';
import { eventTypeName } from './event-types.js';

/** What adding and editing an event have in common. */
export const eventEditor: RecordEditor<Evento> = {
  resource: 'eventos',
  listPath: '/dashboard/eventos',
  labels: eventLabels,
  views: {
    data: valueViews.moment,
    dataFim: valueViews.moment,
    tipo: (value) => eventTypeName(String(value)),
    url: valueViews.image,
    fotos: valueViews.images,
  },
  toBody: bodyOf(Object.keys(eventLabels)),
  nameOf: ({ titulo }) => titulo,
};

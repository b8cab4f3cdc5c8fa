import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { memberLabels } from './member-labels.js';

const labels = { ...memberLabels, rascunho: 'Visibilidade' };

/** What adding and editing a member have in common. */
export const memberEditor: RecordEditor = {
  labels,
  views: { img: valueViews.image, rascunho: (isDraft) => (isDraft === true ? 'Rascunho' : 'Publicado') },
};

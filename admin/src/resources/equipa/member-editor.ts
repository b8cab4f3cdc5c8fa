import type { Membro } from '../../api-types.js';
import { bodyOf } from '../../common/form/body-of.js';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { memberLabels } from './member-labels.js';

const labels = { ...memberLabels, rascunho: 'Visibilidade' };

/** What adding and editing a member have in common. */
export const memberEditor: RecordEditor<Membro> = {
  resource: 'equipa',
  listPath: '/dashboard/equipa',
  labels,
  views: { img: valueViews.image, rascunho: (isDraft) => (isDraft === true ? 'Rascunho' : 'Publicado') },
  toBody: bodyOf(Object.keys(labels)),
  nameOf: ({ nome }) => nome,
};

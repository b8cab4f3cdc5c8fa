import { nameOf } from '../../platform/database/resource.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import { referenced } from '../../../contract/references.js';
import type { Submission } from './submission.js';

/** The list of a form's submissions: the newest first, and found by their words, or one by its reference. */
export function inboxList<Row extends Submission>(
  entity: new () => Row,
  columns: ListSpec<Row>['columns'],
): ListSpec<Row> {
  const resource = nameOf(entity);
  return {
    resource,
    columns,
    defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
    searchable: true,
    named: (search) => {
      const found = referenced(search);
      return found?.formulario === resource ? { id: found.registo } : undefined;
    },
  };
}

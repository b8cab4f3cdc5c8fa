import { Column } from 'typeorm';
import { column, flag, KeyColumn, moment } from '#platform/database/columns.js';
import type { ListedColumn, ListSpec } from '#platform/lists/list-spec.js';
import type { Submission } from './submission.js';
import { nameOf } from '#platform/database/resource.js';
import { referenced } from '../../../contract/references.js';

/** The columns that every submission's table begins with. */
export abstract class SubmissionColumns implements Submission {
  @KeyColumn() id!: number;
  @Column(column(moment())) createdAt!: Date;
  @Column(column(flag())) lida!: boolean;
}

/** The columns that every list of submissions offers. */
export const submissionListColumns = {
  id: { property: 'id', kind: 'number' },
  createdAt: { property: 'createdAt', kind: 'moment' },
  lida: { property: 'lida', kind: 'flag', thenBy: 'createdAt' },
} as const satisfies Record<string, ListedColumn<Submission>>;

/** The columns that a list of submissions offers where the form asks for a person's name and email. */
export const personListColumns = {
  ...submissionListColumns,
  nome: { property: 'nome', kind: 'text' },
  email: { property: 'email', kind: 'text' },
} as const;

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

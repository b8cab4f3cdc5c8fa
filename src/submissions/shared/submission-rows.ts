import type { DeepPartial, EntityManager } from 'typeorm';
import { insertRows } from '#platform/database/insert-rows.js';
import { ownFileIn, ownFileOf } from '#platform/database/resource.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import type { Doubt } from './doubt.js';
import { type FormSpec, senderOf, type Submission } from './submission.js';
import { Suspeita } from './suspeita.entity.js';

/**
 * Takes a submission that was just stored out of its form's table again. Its id, of which the sender is told, stays
 * its own: the table gives none twice.
 * @param contents its columns but for those that every submission has
 */
export async function setAside<Row extends Submission, Input>(
  manager: EntityManager,
  form: FormSpec<Row, Input>,
  row: Row,
  { contents, motivo, provada }: { contents: object; motivo: Doubt; provada: boolean },
): Promise<void> {
  const doubtful = manager.create(Suspeita, {
    formulario: form.list.resource,
    registo: row.id,
    motivo,
    email: normalEmail(senderOf(form, row).email),
    conteudo: JSON.stringify(contents),
    documento: ownFileIn(form.entity, row),
    provada,
    createdAt: row.createdAt,
  });
  await manager.remove(form.entity, row);
  await manager.save(Suspeita, doubtful);
}

/** The row that a doubtful submission would be in its form's table. */
export function rowOf<Row extends Submission, Input>(
  { entity }: FormSpec<Row, Input>,
  manager: EntityManager,
  { registo, conteudo, documento, createdAt }: Suspeita,
): Row {
  const ownFile = ownFileOf(entity);
  const attached = ownFile && { [ownFile]: documento };
  const contents = JSON.parse(conteudo) as object;
  return manager.create(entity, { ...contents, ...attached, id: registo, createdAt, lida: false } as DeepPartial<Row>);
}

/** Stores a row, and has what keeps words and addresses hear of it. `save` would read back what the database gives. */
export async function insertSubmission<Row extends Submission>(
  manager: EntityManager,
  entity: new () => Row,
  row: Row,
): Promise<Row> {
  row.id = await insertRows(manager, entity, [row]);
  await manager.queryRunner?.broadcaster.broadcast('AfterInsert', manager.dataSource.getMetadata(entity), row);
  return row;
}

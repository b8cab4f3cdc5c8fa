import type {
  EntityManager,
  EntityMetadata,
  EntitySubscriberInterface,
  InsertEvent,
  RemoveEvent,
  UpdateEvent,
} from 'typeorm';
import { EventSubscriber } from 'typeorm';
import { resourceOf } from '../resource.js';
import { addressHash, HeldAddress } from './held-address.entity.js';

/** Keeps what a record is found by, its addresses, in step with every saved or removed record, in the same transaction. */
@EventSubscriber()
export class AddressesSubscriber implements EntitySubscriberInterface {
  async afterInsert({ entity, manager, metadata }: InsertEvent<object>): Promise<void> {
    await add(manager, metadata, entity);
  }

  async afterUpdate({ entity, manager, metadata, updatedColumns }: UpdateEvent<object>): Promise<void> {
    const held = resourceOf(metadata.target, 'heldUnder');
    const touched = updatedColumns.some(({ propertyName }) => held?.heldUnder.addresses.includes(propertyName));
    if (held === undefined || !touched || entity === undefined) return;
    await manager.delete(HeldAddress, { resource: held.name, recordId: Number((entity as { id: number }).id) });
    await add(manager, metadata, entity);
  }

  async afterRemove({ entityId, manager, metadata }: RemoveEvent<object>): Promise<void> {
    const held = resourceOf(metadata.target, 'heldUnder');
    if (held === undefined) return;
    if (entityId === undefined) throw new Error(`remove whole records of ${metadata.name}`);
    await manager.delete(HeldAddress, { resource: held.name, recordId: Number(entityId) });
  }
}

async function add(manager: EntityManager, { target }: EntityMetadata, row: object): Promise<void> {
  const held = resourceOf(target, 'heldUnder');
  if (held === undefined) return;
  const record = row as Record<string, unknown>;
  const texts = held.heldUnder.addresses
    .map((property) => record[property])
    .filter((value) => typeof value === 'string');
  const hashes = [...new Set(texts.map(addressHash))];
  if (hashes.length === 0) return;
  const marks = hashes.map(() => '(?, ?, ?)').join(', ');
  const values = hashes.flatMap((hash) => [hash, held.name, Number(record['id'])]);
  await manager.query(`INSERT INTO held_addresses (addressHash, resource, recordId) VALUES ${marks}`, values);
}

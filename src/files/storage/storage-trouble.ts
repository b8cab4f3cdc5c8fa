/**
 * A storage on another machine did not do what it was asked: it is away, too slow or refuses. `databaseTrouble` knows it
 * by its code as 'unavailable'. Its message names nothing that is stored.
 */
export class StorageTrouble extends Error {
  readonly code = 'ESTORAGE';

  constructor(what: string) {
    super(`the storage: ${what}`);
  }
}

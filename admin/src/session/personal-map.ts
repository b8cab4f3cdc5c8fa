import { storedUser } from './session.js';

/** A map of this window that another person who signs in finds empty. */
export class PersonalMap<Key, Value> extends Map<Key, Value> {
  #owner: number | undefined;

  override get(key: Key): Value | undefined {
    this.#dropWhatAnotherLeft();
    return super.get(key);
  }

  override set(key: Key, value: Value): this {
    this.#dropWhatAnotherLeft();
    return super.set(key, value);
  }

  #dropWhatAnotherLeft(): void {
    const id = storedUser()?.id;
    if (id === undefined || id === this.#owner) return;
    this.clear();
    this.#owner = id;
  }
}

import { type DiscoveryService, MetadataScanner } from '@nestjs/core';

type Method = (...parameters: never[]) => unknown;

const scanner = new MetadataScanner();

/** Returns the services of all modules, each once, whatever tokens they are provided under. */
export function servicesOf(discovery: DiscoveryService): object[] {
  const provided = new Set(discovery.getProviders().map(({ instance }) => instance as unknown));
  return [...provided].filter((instance) => typeof instance === 'object' && instance !== null);
}

/**
 * Makes a decorator of methods that also returns, by `methodsIn`, those that it marks in the services of all modules.
 * @param usual the value that a method is marked with, and looked for, where no other is said
 */
export function methodMark<Wanted extends Method, Value>(name: string, usual: Value) {
  const mark =
    (value = usual) =>
    <Marked extends Wanted>(
      _owner: object,
      _method: string,
      { value: marked }: TypedPropertyDescriptor<Marked>,
    ): void =>
      Reflect.defineMetadata(name, value, marked as Method);
  const methodsIn = (discovery: DiscoveryService, value = usual): Wanted[] =>
    servicesOf(discovery).flatMap((service) =>
      scanner
        .getAllMethodNames(Object.getPrototypeOf(service) as object)
        .map((method) => (service as Record<string, Wanted>)[method] as Wanted)
        .filter((method) => typeof method === 'function' && Reflect.getMetadata(name, method) === value)
        .map((method) => method.bind(service) as Wanted),
    );
  return Object.assign(mark, { methodsIn });
}

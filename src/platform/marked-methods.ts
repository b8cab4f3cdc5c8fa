import { type DiscoveryService, MetadataScanner } from '@nestjs/core';

type Method = (...parameters: never[]) => unknown;

const scanner = new MetadataScanner();

/** Returns the services of all modules, each once, whatever tokens they are provided under. */
export function servicesOf(discovery: DiscoveryService): object[] {
  const provided = new Set(discovery.getProviders().map(({ instance }) => instance as unknown));
  return [...provided].filter((instance) => typeof instance === 'object' && instance !== null);
}

/** Makes a decorator of methods, by whose name and value {@link markedMethods} finds them. */
export const mark =
  <Wanted extends Method>(name: string, value: unknown = true) =>
  <Marked extends Wanted>(_owner: object, _method: string, { value: marked }: TypedPropertyDescriptor<Marked>): void =>
    Reflect.defineMetadata(name, value, marked as Method);

/** Returns the marked methods of the services of all modules. */
export function markedMethods<Wanted extends Method>(
  discovery: DiscoveryService,
  name: string,
  value: unknown = true,
): Wanted[] {
  return servicesOf(discovery).flatMap((service) =>
    scanner
      .getAllMethodNames(Object.getPrototypeOf(service) as object)
      .map((method) => (service as Record<string, Wanted>)[method] as Wanted)
      .filter((method) => typeof method === 'function' && Reflect.getMetadata(name, method) === value)
      .map((method) => method.bind(service) as Wanted),
  );
}

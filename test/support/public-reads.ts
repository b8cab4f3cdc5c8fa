import { readFile } from 'node:fs/promises';

interface Operation {
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    example?: string | number;
    schema?: { example?: string | number; enum?: string[] };
  }[];
}

/** The stream never ends. */
const STREAMS = ['/api/versoes'];

/** The values that stand for a path's parameters; any other is '1', the first record of its kind. */
const inPath: Readonly<Record<string, string>> = {
  id: '1',
  category: 'Not%C3%ADcias',
  token: 'x',
  name: 'x',
  tipo: 'x',
  chave: 'associacao',
};

/** Every address that the contract lets be read, by itself and with each of its parameters. */
export async function readableAddresses(): Promise<string[]> {
  const { paths } = JSON.parse(await readFile('contract/openapi.json', 'utf8')) as {
    paths: Record<string, { get?: Operation }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || STREAMS.includes(path)) return [];
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? '1');
    const queries = (get.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const one = queries.map(({ name, example, schema }) => {
      const value = name === 'filter' ? '{"q":"festival"}' : String(example ?? schema?.example ?? schema?.enum?.[0]);
      return `${address}?${name}=${encodeURIComponent(value)}`;
    });
    return [address, ...one];
  });
}

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Validator } from '@seriousme/openapi-schema-validator';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { openApiDocument } from './openapi.js';

let api: TestApi;
let document: OpenAPIObject;

beforeAll(async () => {
  api = await startApi();
  document = openApiDocument(api.app);
});
afterAll(() => api.stop());

const error = { $ref: '#/components/schemas/Erro' };

/** Every operation, by its method and path. */
const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ name: `${method.toUpperCase()} ${path}`, operation }];
    }),
  );

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    );
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('is the one that the front ends are typed by', async () => {
    expect(JSON.parse(await readFile('contract/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('says of every operation what it does, what it answers and how it is refused', () => {
    for (const { name, operation } of operations()) {
      const { summary, tags, responses } = operation;
      expect([name, summary, tags?.length]).toEqual([name, expect.stringMatching(/\S/), 1]);
      const statuses = Object.keys(responses);
      expect([name, statuses.filter((status) => /^[23]/.test(status)).length]).toEqual([name, 1]);
      expect([name, statuses]).toEqual([name, expect.arrayContaining(['500', '503'])]);
      for (const [status, response] of Object.entries(responses)) {
        if (!/^[45]/.test(status)) continue;
        const content = response !== undefined && 'content' in response ? response.content : undefined;
        expect([name, status, content?.['application/json']?.schema]).toEqual([name, status, error]);
      }
    }
  });

  it('describes every parameter, with an example', () => {
    const undescribed = operations().flatMap(({ name, operation }) =>
      ((operation.parameters ?? []) as Described[]).filter((part) => !told(part)).map((part) => `${name} ${part.name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it('describes every field, by words, an example or a format', () => {
    const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, { properties?: object }>);
    const undescribed = schemas.flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(
          ([, property]) =>
            !['description', 'example', 'format', 'enum', '$ref', 'allOf'].some((key) => key in property),
        )
        .map(([field]) => `${name}.${field}`),
    );
    expect(undescribed).toEqual([]);
  });
});

/** A parameter as the document has it; its example may stand in its schema. */
interface Described {
  name: string;
  description?: string;
  example?: unknown;
  schema?: { example?: unknown; enum?: unknown };
}

function told({ description, example, schema }: Described): boolean {
  return description !== undefined && [example, schema?.example, schema?.enum].some((value) => value !== undefined);
}

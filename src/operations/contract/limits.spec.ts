import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { contractLimits } from './limits.js';

const FOLDER = 'contract/limits';

describe('the limits that the front ends read', () => {
  it('are those of the contract', async () => {
    const document = JSON.parse(await readFile('contract/openapi.json', 'utf8')) as OpenAPIObject;
    const files = await readdir(FOLDER);
    const written = await Promise.all(
      files.map(async (file) => [file, await readFile(join(FOLDER, file), 'utf8')] as const),
    );
    expect(new Map(written)).toEqual(contractLimits(document));
  });

  it('are lengths, ranges and choices of what is sent, and nothing of what has none', () => {
    const properties = {
      nome: { type: 'string', maxLength: 120, example: 'Maria' },
      tipo: { type: 'string', enum: ['a', 'b'] },
      idade: { type: 'integer', minimum: 1, maximum: 100 },
      files: { type: 'array', maxItems: 3, items: { type: 'string', format: 'binary', maxLength: 10 } },
      privacidade: { type: 'boolean', enum: [true] },
      lida: { type: 'boolean' },
    };
    const body = (name: string) => ({
      post: { requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } } },
    });
    const document = {
      paths: { '/a': body('PedidoInput'), '/b': body('Leitura') },
      components: { schemas: { PedidoInput: { properties }, Leitura: { properties: { lida: properties.lida } } } },
    } as unknown as OpenAPIObject;
    const [[file, text] = [], ...others] = contractLimits(document);
    expect({ file, others }).toEqual({ file: 'pedido-input.ts', others: [] });
    expect(JSON.parse(/\{.*\}/s.exec(text ?? '')?.[0] ?? '')).toEqual({
      nome: { maxLength: 120 },
      tipo: { enum: ['a', 'b'] },
      idade: { minimum: 1, maximum: 100 },
      files: { maxItems: 3, maxLength: 10 },
    });
  });
});

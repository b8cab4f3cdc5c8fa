import 'reflect-metadata';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import openapiTS, { astToString } from 'openapi-typescript';
import { AppModule } from '../../app.module.js';
import { openApiDocument } from '#operations/contract/openapi.js';
import { contractLimits } from '../contract/limits.js';

// `npm run contract`: writes down what the API says of itself, for the two front ends to be typed by. The rest of contract/ is written
// by hand (docs/decisions/0014).
const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'], abortOnError: false });
const api = openApiDocument(app);
const document = JSON.stringify(api, null, 2);
await writeFile('contract/openapi.json', `${document}\n`);
await writeFile('contract/api.d.ts', astToString(await openapiTS(document)));
const limits = 'contract/limits';
await rm(limits, { recursive: true, force: true });
await mkdir(limits);
for (const [file, text] of contractLimits(api)) await writeFile(join(limits, file), text);
process.exit(0);

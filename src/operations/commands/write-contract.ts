import 'reflect-metadata';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import openapiTS, { astToString } from 'openapi-typescript';
import { AppModule } from '../../app.module.js';
import { openApiDocument } from '../../platform/openapi/openapi.js';
import { contractLimits } from './contract-limits.js';
import { contractPages } from './contract-pages.js';
import { contractPalette } from './contract-palette.js';
import { contractTexts } from './contract-texts.js';

// `npm run contract`: writes down what the API says of itself, for the two front ends to be typed by.
const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'], abortOnError: false });
const api = openApiDocument(app);
const document = JSON.stringify(api, null, 2);
await writeFile('contract/openapi.json', `${document}\n`);
await writeFile('contract/api.d.ts', astToString(await openapiTS(document)));
const limits = 'contract/limits';
await rm(limits, { recursive: true, force: true });
await mkdir(limits);
for (const [file, text] of contractLimits(api)) await writeFile(join(limits, file), text);
for (const folder of ['contract/texts', 'contract/paginas']) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}
for (const [file, text] of [...contractPalette(), ...contractTexts(), ...(await contractPages())])
  await writeFile(join('contract', file), text);
for (const file of [
  'formatted-text.ts',
  'http/well-addressed.ts',
  'link-address.ts',
  'logging/log-text.ts',
  'requests/watchdog.ts',
  'typed-text.ts',
])
  await copyFile(join('src/platform', file), join('contract', basename(file)));
process.exit(0);

import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import openapiTS, { astToString } from 'openapi-typescript';
import { AppModule } from '../../app.module.js';
import { openApiDocument } from '../../platform/openapi/openapi.js';

// `npm run contract`: writes down what the API says of itself, for the two front ends to be typed by.
const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'], abortOnError: false });
const document = JSON.stringify(openApiDocument(app), null, 2);
await writeFile('contract/openapi.json', `${document}\n`);
await writeFile('contract/api.d.ts', astToString(await openapiTS(document)));
process.exit(0);

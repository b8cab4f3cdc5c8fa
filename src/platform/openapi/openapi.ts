import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import helmet from 'helmet';
import { INVITATION_HEADER, INVITATION_SCHEME } from '../access/access.decorator.js';
import { completed } from './openapi-completion.js';

export function openApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('API da DFC Portugal')
    .setDescription('Conteúdos públicos, formulários e administração. Os erros têm todos a forma `Erro`.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addApiKey(
      { type: 'apiKey', in: 'header', name: INVITATION_HEADER, description: 'O código de um convite para testemunho.' },
      INVITATION_SCHEME,
    )
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return completed(document);
}

/** Serves the OpenAPI page at `/docs` and its document at `/docs-json`. */
export function documentedAt(app: INestApplication, path: string): void {
  // the page's own scripts and styles are files of ours; it inlines some styles
  const directives = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameAncestors: ["'none'"],
  };
  app.use(`/${path}`, helmet.contentSecurityPolicy({ useDefaults: false, directives }));
  SwaggerModule.setup(path, app, () => openApiDocument(app), {
    jsonDocumentUrl: `${path}-json`,
    // to write it as YAML takes the process a tenth of a second, whoever asks
    raw: ['json'],
    customSiteTitle: 'API da DFC Portugal',
  });
}

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import helmet from 'helmet';

/** The OpenAPI document of the whole API; `contract/openapi.json` is this, written down. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('API da DFC Portugal')
    .setDescription('Conteúdos públicos, formulários e administração. Os erros têm todos a forma `Erro`.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .build();
  return SwaggerModule.createDocument(app, options, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
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
    customSiteTitle: 'API da DFC Portugal',
  });
}

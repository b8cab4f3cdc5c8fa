import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import helmet from 'helmet';
import { INVITATION_HEADER, INVITATION_SCHEME } from '#platform/access/access.decorator.js';

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
  return completed(namedAsOnWire(document));
}

/** Calls each schema as its class is called, without the ending that tells the class from the entity. */
function namedAsOnWire(document: OpenAPIObject): OpenAPIObject {
  return JSON.parse(JSON.stringify(document).replaceAll(/(?<=\w)Dto"/g, '"')) as OpenAPIObject;
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

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { name: string }>;

/** The parameters that mean the same in every operation, described once instead of at each route. */
const parameters: Readonly<Record<string, { description: string; example: unknown }>> = {
  id: { description: 'Identificador do registo.', example: 1 },
  versao: { description: 'Uma versão do registo.', example: 3 },
  token: { description: 'O código que veio na ligação.', example: 'Zb3kQ0yGm5c1V7nA' },
  chave: { description: 'O nome da página nos endereços da API.', example: 'associacao' },
  name: {
    description: 'Nome guardado do ficheiro.',
    example: '1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg',
  },
  category: { description: 'Categoria do artigo.', example: 'Notícias' },
  tipo: { description: 'Só os deste tipo.', example: 'proximo' },
  regra: { description: 'Identificador da regra.', example: 'submissions' },
  ano: { description: 'Só os deste ano.', example: '2026' },
  w: { description: 'Largura em píxeis.', example: '640' },
  'if-match': { description: 'A versão que se tinha à frente, como alternativa a `versao`.', example: '"3"' },
};

const fields: Readonly<Record<string, string>> = {
  id: 'Identificador do registo.',
  password: 'A palavra-passe, tal como foi escrita.',
  descricao: 'Texto; uma linha em branco separa parágrafos.',
  hook: 'Texto curto de chamada.',
  fotos: 'Endereços das fotos, pela ordem em que são mostradas.',
  testemunho: 'O que a pessoa conta, nas suas palavras.',
  texto: 'Texto do material.',
  mensagem: 'O que a pessoa escreveu.',
  motivacao: 'Porque se candidata.',
  descricaoMotivoContacto: 'O que a pessoa escreveu.',
  newsletter: 'Se pede a newsletter.',
};

const refusals = {
  400: 'Parâmetros ou campos errados.',
  404: 'Não existe.',
  413: 'O pedido é demasiado grande.',
  429: 'Demasiados pedidos.',
  500: 'Erro inesperado; `requestId` identifica-o no registo do servidor.',
  503: 'Temporariamente indisponível; repetir passado `Retry-After`.',
} as const;

/** Says of every operation what its parts imply: the refusals that are possible, and what its parameters are. */
function completed(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item[method];
      if (operation !== undefined) complete(path, operation, method === 'get' && isVisitorsRead(operation));
    }
  }
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    for (const [name, property] of Object.entries('properties' in schema ? (schema.properties ?? {}) : {})) {
      const description = fields[name];
      if (description !== undefined && !('$ref' in property)) property.description ??= description;
    }
  }
  return document;
}

/** Those that say how the process is are never refused. */
function isVisitorsRead({ security, tags }: Operation): boolean {
  const open = security === undefined || security.some((way) => Object.keys(way).length === 0);
  return open && tags?.includes('Estado') !== true;
}

function complete(path: string, operation: Operation, limited: boolean): void {
  for (const parameter of operation.parameters ?? []) if ('name' in parameter) describeParameter(parameter);
  const body = operation.requestBody !== undefined;
  const possible = [
    ...(body ? ([400, 413] as const) : []),
    ...(path.includes('{') ? ([404] as const) : []),
    ...(limited ? ([429] as const) : []),
    ...([500, 503] as const),
  ];
  for (const status of possible) {
    operation.responses[String(status)] ??= {
      description: refusals[status],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
    };
  }
}

function describeParameter(parameter: Parameter): void {
  const known = parameters[parameter.name.toLowerCase()];
  if (known === undefined) return;
  parameter.description ??= known.description;
  parameter.example ??= known.example;
}

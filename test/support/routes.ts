import { RequestMethod } from '@nestjs/common';
import { GUARDS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FORM_FILES } from '#files/ficheiros/multipart-form.js';
import { RecentPasswordGuard } from '#accounts/sessions/live-session.js';
import { ACCESS } from '#platform/access/access.decorator.js';

/** One registered route and what it says of who may call it. */
export interface Route {
  method: string;
  path: string;
  access: unknown;
  /** The files that its form may hold, where it takes a multipart form. */
  files: unknown;
  asksPassword: boolean;
}

interface Layer {
  route?: { path: string; stack: { method: string }[] };
}

/** Every route that a controller states. */
export function statedRoutes(app: NestExpressApplication): Route[] {
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype, instance }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return scanner
      .getAllMethodNames(prototype)
      .map((name) => prototype[name])
      .filter((handler): handler is object => handler !== undefined && Reflect.hasMetadata(PATH_METADATA, handler))
      .map((handler) => ({
        method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '',
        path: joined(
          Reflect.getMetadata(PATH_METADATA, metatype as object),
          Reflect.getMetadata(PATH_METADATA, handler),
        ),
        access: Reflect.getMetadata(ACCESS, handler),
        files: Reflect.getMetadata(FORM_FILES, handler),
        asksPassword: [metatype as object, handler].some(asksPassword),
      }));
  });
}

/** Every route that Express answers, whoever registered it. */
export function answeredRoutes(app: NestExpressApplication): Pick<Route, 'method' | 'path'>[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) =>
    route === undefined ? [] : route.stack.map(({ method }) => ({ method: method.toUpperCase(), path: route.path })),
  );
}

/** Whether a controller, or a handler, lets in only who gave the password a short time ago. */
function asksPassword(stating: object): boolean {
  const guards = Reflect.getMetadata(GUARDS_METADATA, stating) as unknown[] | undefined;
  return guards?.includes(RecentPasswordGuard) === true;
}

function joined(...parts: unknown[]): string {
  return `/${parts
    .map((part) => String(part).replaceAll(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/')}`;
}

import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request } from 'express';

const SECTION = 'section';
/** The shape of a resource's name; anything else that somebody typed is not kept. */
const RESOURCE = /^[a-z][a-z-]{0,31}$/;

/**
 * States the section of the back office that a controller serves, by its resource's name; `:recurso` where the address
 * names it.
 */
export const Section = (name: string) => SetMetadata(SECTION, name);

/** The section that a request is made in, if its controller states one. */
export function sectionOf(reflector: Reflector, context: ExecutionContext): string | undefined {
  const stated = reflector.get<string | undefined>(SECTION, context.getClass());
  if (stated !== ':recurso') return stated;
  const { recurso } = context.switchToHttp().getRequest<Request>().params;
  return typeof recurso === 'string' && RESOURCE.test(recurso) ? recurso : '';
}

import { Module, type Provider, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ObjectLiteral } from 'typeorm';
import type { ContentKind } from './content-kind.js';
import type { Versioned } from './save-versioned.js';

export function ContentModule<Row extends Versioned & ObjectLiteral, Input extends object, Update extends object>(
  { entity, list }: ContentKind<Row, Input, Update>,
  controller: Type,
  service: Type,
  ...others: readonly Provider[]
) {
  @Module({
    imports: [TypeOrmModule.forFeature([entity])],
    controllers: [controller],
    providers: [service, ...others],
    exports: [service],
  })
  class KindModule {
    static readonly list = list;
  }
  return KindModule;
}

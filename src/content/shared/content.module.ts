import { Module, type Provider, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

/** The module of a kind of content: its table, its routes, and its service, which others may use. */
export function ContentModule(entity: Type<object>, controller: Type, service: Type, ...others: readonly Provider[]) {
  @Module({
    imports: [TypeOrmModule.forFeature([entity])],
    controllers: [controller],
    providers: [service, ...others],
    exports: [service],
  })
  class KindModule {}
  return KindModule;
}

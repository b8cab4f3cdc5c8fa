import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Submission } from './submission.js';

/** The controller of a form: it knows of which. */
type FormController = Type & { readonly form: { readonly entity: Type<Submission> } };

/** The module of a form that needs nothing but what every form needs. */
export function formModule(controller: FormController): DynamicModule {
  @Module({ imports: [TypeOrmModule.forFeature([controller.form.entity])], controllers: [controller] })
  class FormModule {}
  return { module: FormModule };
}

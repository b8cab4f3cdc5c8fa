import { applyDecorators, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Refuses } from '../errors/error-body.js';

const ApiMissing = () => Refuses({ 404: 'Não existe.' });
const ApiWrongFields = () => Refuses({ 400: 'Campos errados.' });

export const ApiReadRecord = (wire: Type) => applyDecorators(ApiOkResponse({ type: wire }), ApiMissing());

export const ApiCreateRecord = (wire: Type) => applyDecorators(ApiCreatedResponse({ type: wire }), ApiWrongFields());

/** Documents the replacement of a record, which a stale version does not get. */
export const ApiReplaceRecord = (wire: Type) =>
  applyDecorators(
    ApiHeader({ name: 'if-match', required: false, description: 'A versão que foi lida, em vez de `versao`.' }),
    ApiOkResponse({ type: wire }),
    ApiWrongFields(),
    ApiMissing(),
    Refuses({ 409: 'Alterado por outra pessoa.' }),
  );

export const ApiRemoveRecord = () => applyDecorators(ApiNoContentResponse({ description: 'Eliminado.' }), ApiMissing());

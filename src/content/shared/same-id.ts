import { AppError } from '../../platform/errors/app-error.js';

/** An update never moves to another id. @throws AppError 'invalid' where the body names another than the path */
export function requireSameId(pathId: number, bodyId: number | undefined): void {
  if (bodyId !== undefined && bodyId !== pathId)
    throw new AppError('invalid', 'O identificador do corpo não é o do endereço.');
}

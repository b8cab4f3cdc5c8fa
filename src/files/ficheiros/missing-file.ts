import { AppError } from '../../platform/errors/app-error.js';

/** Returns the same error for a file that does not exist and for one that the caller may not see. */
export const missingFile = () => new AppError('notFound', 'O ficheiro pedido não existe.');

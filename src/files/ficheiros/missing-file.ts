import { AppError } from '../../platform/errors/app-error.js';

/** What is said where there is no such file, or none for who asks. */
export const missingFile = () => new AppError('notFound', 'O ficheiro pedido não existe.');

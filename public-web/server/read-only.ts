import type { RequestHandler } from 'express';

const METHODS = ['GET', 'HEAD'];

/** The site is only read: its forms are sent to the API. */
export const readOnly: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) return next();
  response.status(405).set('Allow', METHODS.join(', ')).type('text').send('Método não permitido.');
};

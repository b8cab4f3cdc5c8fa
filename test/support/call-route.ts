import type { Test } from 'supertest';
import type { TestApi } from './api.js';
import type { Route } from './routes.js';

type Named = Pick<Route, 'method' | 'path'>;

/** How the contract calls a route: 'GET /api/eventos/:id'. */
export const nameOf = ({ method, path }: Named): string => `${method} ${path}`;

/** Asks a route without a body; what its path leaves open is 1. */
export function callRoute({ http }: Pick<TestApi, 'http'>, { method, path }: Named, query = ''): Test {
  const url = path.replaceAll(/:[A-Za-z]+/g, '1') + query;
  switch (method) {
    case 'GET':
      return http.get(url);
    case 'POST':
      return http.post(url);
    case 'PUT':
      return http.put(url);
    case 'PATCH':
      return http.patch(url);
    case 'DELETE':
      return http.delete(url);
    default:
      throw new Error(`a route with the method ${method}`);
  }
}

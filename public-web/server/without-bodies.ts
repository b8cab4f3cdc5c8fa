import type { RequestListener } from 'node:http';

/** Nothing is sent here: who comes with a body is answered and not listened to, and the answer closes the connection. */
export function withoutBodies(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (length !== undefined || encoding !== undefined) response.shouldKeepAlive = false;
    listener(request, response);
  };
}

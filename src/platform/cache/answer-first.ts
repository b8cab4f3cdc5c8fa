import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorBody } from '../errors/error-body.js';
import { errorStatus } from '../errors/error-status.js';
import { badAddress, wellAddressed } from '../../../contract/well-addressed.js';
import { AnsweredRequests, METHODS } from '../requests/answered-requests.js';
import { KeptAnswers } from './kept-answers.js';

const REFUSAL: ErrorBody = {
  statusCode: errorStatus.invalid,
  message: badAddress,
  erro: badAddress,
  error: badAddress,
};

/**
 * Has what is kept answered before Express sees the request: its routing and the headers that its middleware sets are
 * most of what a kept answer would cost, and a kept answer has those headers already. What is addressed to nobody is
 * refused before either. What is left has an id from here on.
 */
export function answerFirst(app: NestExpressApplication): void {
  const kept = app.get(KeptAnswers);
  const followed = app.get(AnsweredRequests);
  const server = app.getHttpServer();
  const pipeline = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const answer: RequestListener = (request, response) => {
    if (kept.answer(request, response)) return;
    followed.follow(request, response, () => {
      for (const listener of pipeline) listener(request, response);
    });
  };
  const refusal = { type: 'application/json; charset=utf-8', body: JSON.stringify(REFUSAL) };
  server.on('request', wellAddressed(answer, { methods: [...METHODS], refusal }));
}

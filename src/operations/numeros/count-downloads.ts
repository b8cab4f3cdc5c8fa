import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { schoolYearOn } from '#content/edicoes/school-year.js';
import { Material } from '#content/materiais/material.entity.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { Transactions } from '#platform/database/transactions.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { keepDay, KeptFigures } from './kept-figures.entity.js';

const DOCUMENT = /^\/uploads\/[\w.-]+\.pdf$/;
const ROBOT = /bot|crawl|spider|preview/i;

/** Counts how often teaching materials are downloaded, and nothing of who does. What follows a part of a file is no download more. */
@Injectable()
export class CountDownloads implements NestMiddleware {
  constructor(
    private readonly transactions: Transactions,
    private readonly afterAnswer: AfterAnswer,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    // the router may shorten the address on the way to its end
    const { method, path } = request;
    const isRobot = ROBOT.test(request.get('User-Agent') ?? '');
    if (method === 'GET' && DOCUMENT.test(path) && !isRobot)
      response.once('close', () => {
        if (response.statusCode === 200) this.afterAnswer.begin('to count a download', () => this.count(path));
      });
    next();
  }

  private async count(download: string): Promise<void> {
    if (!(await this.transactions.manager.existsBy(Material, { download, exemplo: false }))) return;
    const now = new Date();
    const edicao = schoolYearOn(lisbonDay(now));
    await this.transactions.run(async (manager) => {
      await keepDay(manager, edicao, now);
      await manager.increment(KeptFigures, { edicao }, 'downloads', 1);
    });
  }
}

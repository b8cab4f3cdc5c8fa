import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';

const MAX_ID = 2_147_483_647;

/** A path's id: a positive integer in plain digits, nothing else. A number that can be no id of ours is not found. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(id <= MAX_ID)) throw new AppError('notFound');
    return id;
  }
}

import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';

/** The name that a form gives itself. */
@Injectable()
export class FormKeyPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f-]{16,36}$/.test(value)) throw new AppError('invalid', 'A chave do formulário não é válida.');
    return value;
  }
}

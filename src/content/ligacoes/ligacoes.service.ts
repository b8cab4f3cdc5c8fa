import { Injectable } from '@nestjs/common';
import type { LigacaoMortaDto } from './ligacoes.dto.js';
import { LinkChecker } from './link-checker.js';

const AT_ONCE = 6;

@Injectable()
export class LigacoesService {
  constructor(private readonly checker: LinkChecker) {}

  async dead(addresses: readonly string[]): Promise<LigacaoMortaDto[]> {
    const waiting = [...new Set(addresses)];
    const dead: LigacaoMortaDto[] = [];
    const work = async (): Promise<void> => {
      for (let ligacao = waiting.shift(); ligacao !== undefined; ligacao = waiting.shift()) {
        const problema = await this.checker.problemOf(ligacao);
        if (problema !== undefined) dead.push({ ligacao, problema });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return dead;
  }
}

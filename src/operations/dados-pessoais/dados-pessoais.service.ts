import { Injectable } from '@nestjs/common';
import { amendAction } from '../../platform/audit/audited-action.js';
import { addressHash } from '../../platform/database/addresses/address-hash.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DadoGuardadoDto, type DadosPessoaisDto } from './dados-pessoais.dto.js';
import { HeldDataService } from './held-data.service.js';

/** So much of an address's fingerprint tells two in the trail apart, and does not tell the address. */
const FINGERPRINT_LENGTH = 16;

/** What administrators do about the data of one person. */
@Injectable()
export class DadosPessoaisService {
  constructor(
    private readonly held: HeldDataService,
    private readonly transactions: Transactions,
  ) {}

  /** Finds all that is held under an address. The trail tells of it by the address's fingerprint. */
  async find(typed: string): Promise<DadosPessoaisDto> {
    amendAction({ recordId: addressHash(typed).slice(0, FINGERPRINT_LENGTH) });
    const { email, records, more } = await this.transactions.run((manager) => this.held.find(manager, typed));
    return { email, em: new Date().toISOString(), registos: records.map(DadoGuardadoDto.from), haMais: more };
  }
}

import { Injectable } from '@nestjs/common';
import { amendAction } from '#platform/audit/audited-action.js';
import { Transactions } from '#platform/database/transactions.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { ConsentimentosDto } from '#submissions/consentimentos/consentimentos.dto.js';
import { ConsentLedger } from '#submissions/consentimentos/consent-ledger.js';
import { DadoGuardadoDto, DadosApagadosDto, type DadosPessoaisDto } from './dados-pessoais.dto.js';
import { HeldDataService, personFingerprint } from './held-data.service.js';
import { PersonEraser } from './person-eraser.service.js';

/** An address with more entries than this is somebody's script. */
const MAX_CONSENTS = 1_000;

@Injectable()
export class DadosPessoaisService {
  constructor(
    private readonly held: HeldDataService,
    private readonly eraser: PersonEraser,
    private readonly transactions: Transactions,
    private readonly ledger: ConsentLedger,
  ) {}

  /** Finds all that is held under an address. The trail tells of it by the address's fingerprint. */
  async find(typed: string): Promise<DadosPessoaisDto> {
    tellOf(typed);
    const { email, records, more } = await this.transactions.run((manager) => this.held.find(manager, typed));
    return { email, em: new Date().toISOString(), registos: records.map(DadoGuardadoDto.from), haMais: more };
  }

  /** The ledger of consents of an address, with the texts. The trail tells of it in the same way. */
  async consents(typed: string): Promise<ConsentimentosDto> {
    tellOf(typed);
    const email = normalEmail(typed);
    const entries = await this.transactions.run((manager) => this.ledger.of(manager, email, MAX_CONSENTS));
    return ConsentimentosDto.from(email, entries);
  }

  /** Erases all that is held under an address, but for what cannot go. The person gets a receipt. */
  async erase(typed: string): Promise<DadosApagadosDto> {
    tellOf(typed);
    return DadosApagadosDto.from(await this.eraser.erase(normalEmail(typed)));
  }
}

function tellOf(email: string): void {
  amendAction({ recordId: personFingerprint(email) });
}

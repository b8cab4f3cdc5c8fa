import { ApiProperty, OmitType } from '@nestjs/swagger';
import { RESOURCE_LENGTH } from '#platform/database/resource.js';
import { IntegerField, PhoneField, TextField } from '#platform/dto/fields.js';
import type { HeldRecord } from '#platform/database/addresses/held-data.js';
import { maskedAddress } from '#platform/dto/normal-email.js';
import { MailRequestFields } from '#submissions/requests/mail-requests.js';
import { DadoGuardadoDto, DadosApagadosDto, DadosPessoaisDto } from '../dados-pessoais/dados-pessoais.dto.js';
import { type FoundData, isOfItself } from '../dados-pessoais/dados-pessoais.service.js';

const NAME_LENGTH = 120;

export class MeusDadosInputDto extends MailRequestFields {}

export class CorrigirDadosInputDto {
  @TextField({ label: 'O tipo', max: RESOURCE_LENGTH, example: 'contactos' }) tipo!: string;
  @IntegerField({ label: 'O número do registo', min: 1, example: 12 }) id!: number;
  @TextField({ label: 'O nome', max: NAME_LENGTH, optional: true, example: 'Maria Silva' }) nome?: string | null;
  @PhoneField({ label: 'O telefone', optional: true }) telefone?: string | null;
}

class ContactoGuardadoDto {
  @ApiProperty({ required: false, example: 'Maria Silva' }) nome?: string;
  @ApiProperty({ required: false, example: '+351 912 345 678' }) telefone?: string;
}

/** One record as its own person is shown it: another's address is masked. */
class MeuDadoDto extends DadoGuardadoDto {
  @ApiProperty({ type: ContactoGuardadoDto, description: 'O que se pode corrigir.' }) corrigivel!: ContactoGuardadoDto;

  static readonly of = (record: HeldRecord): MeuDadoDto => {
    const campos = record.fields.map(({ nome, valor }) => ({ nome, valor: masked(valor, record.others) }));
    return Object.assign(DadoGuardadoDto.from(record), {
      campos,
      tambemDe: record.others.map(maskedAddress),
      corrigivel: { ...record.contact },
    });
  };
}

class MeusDadosAoApagarDto extends DadosApagadosDto {
  @ApiProperty({ description: 'Se fica registado um pedido, por ficar o que só a equipa apaga.' }) comPedido!: boolean;
}

export class MeusDadosDto extends OmitType(DadosPessoaisDto, ['email']) {
  @ApiProperty({ example: 'maria@escola.pt' }) email!: string;
  @ApiProperty({ type: [MeuDadoDto] }) override registos!: MeuDadoDto[];
  @ApiProperty({ description: 'O que «Apagar tudo» apagaria agora, e o que ficaria.' })
  override aoApagar!: MeusDadosAoApagarDto;

  static readonly from = (found: FoundData): MeusDadosDto => {
    const held = DadosPessoaisDto.from(found);
    const comPedido = found.records.some((record) => isOfItself(record) && record.notErased !== null);
    const aoApagar = Object.assign(held.aoApagar, { comPedido });
    return Object.assign(held, { registos: found.records.map(MeuDadoDto.of), aoApagar });
  };
}

/** A sentence for the person about what was done; the same goes by mail. */
export class ReciboDadosDto {
  @ApiProperty({ example: 'Se o endereço estiver certo, recebe em poucos minutos um e-mail com uma ligação.' })
  message!: string;
}

function masked(text: string, addresses: readonly string[]): string {
  return addresses.reduce((shown, address) => {
    const literally = address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return shown.replaceAll(new RegExp(literally, 'gi'), maskedAddress(address));
  }, text);
}

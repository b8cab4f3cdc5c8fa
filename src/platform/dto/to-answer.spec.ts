import { describe, expect, it } from '@jest/globals';
import { ApiProperty } from '@nestjs/swagger';
import { toAnswer } from './answer-fields.js';

class NamedDto {
  @ApiProperty() id!: number;
  @ApiProperty() nome!: string;
}

class MemberDto extends NamedDto {
  @ApiProperty() desde!: string;
  @ApiProperty({ type: String, nullable: true }) ate!: string | null;
  @ApiProperty({ type: String }) estado!: string;
  @ApiProperty({ required: false }) imagens?: string;
}

const row = { tokenHash: 'secret', ate: null, desde: new Date('2026-05-04T03:02:01.000Z'), nome: 'Rita', id: 3 };

describe('toAnswer', () => {
  it('answers what the class documents, in its order, and nothing else of the row', () => {
    const answer = toAnswer(MemberDto, row, { estado: 'Atual' });

    expect(Object.entries(answer)).toEqual([
      ['id', 3],
      ['nome', 'Rita'],
      ['desde', '2026-05-04T03:02:01.000Z'],
      ['ate', null],
      ['estado', 'Atual'],
    ]);
  });

  it('answers what it is given rather than what the row has', () => {
    expect(toAnswer(NamedDto, row, { nome: 'Maria' })).toEqual({ id: 3, nome: 'Maria' });
  });

  it('refuses a class that documents nothing', () => {
    expect(() => toAnswer(class Undocumented {}, row)).toThrow('Undocumented documents no fields');
  });
});

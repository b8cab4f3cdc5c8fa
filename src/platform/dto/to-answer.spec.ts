import { describe, expect, it } from '@jest/globals';
import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';
import { answerOf, toAnswer } from './answer-fields.js';
import { EmailField, MomentField, TextField } from './fields.js';

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

  it('answers what is in it as its class documents it, too', () => {
    class TeamDto {
      @ApiProperty({ type: MemberDto, nullable: true }) first!: MemberDto | null;
      @ApiProperty({ type: NamedDto, nullable: true }) last!: NamedDto | null;
      @ApiProperty({ type: [NamedDto] }) members!: NamedDto[];
    }
    const member = { id: 3, nome: 'Rita', desde: '2026-05-04T03:02:01.000Z', ate: null, estado: 'Atual' };

    expect(toAnswer(TeamDto, { first: { ...row, estado: 'Atual' }, last: null, members: [row, row] })).toEqual({
      first: member,
      last: null,
      members: [
        { id: 3, nome: 'Rita' },
        { id: 3, nome: 'Rita' },
      ],
    });
  });

  it('refuses a class that documents nothing', () => {
    expect(() => toAnswer(class Undocumented {}, row)).toThrow('Undocumented documents no fields');
  });
});

describe('answerOf', () => {
  class Kept {
    @Column() id!: number;
    @Column() email!: string;
    @Column({ type: 'varchar', nullable: true }) nota!: string | null;
    @Column() desde!: Date;
    @Column() documento!: string;
    @Column() tokenHash!: string;
  }
  class Person extends Kept {
    @Column() nome!: string;
  }
  class PersonInput {
    @TextField({ label: 'O nome', max: 9, example: 'Rita' }) nome!: string;
    @TextField({ label: 'A nota', max: 9, optional: true, description: 'Só da equipa.' }) nota?: string | null;
    @EmailField({ label: 'O e-mail' }) email!: string;
    @MomentField({ label: 'O dia', optional: true }) desde?: Date | null;
    @ApiProperty({ type: 'string', format: 'binary' }) documento?: undefined;
    @TextField({ label: 'A senha', max: 9 }) password!: string;
  }
  class PersonDto extends answerOf(Person, PersonInput) {}
  const kept = {
    id: 3,
    email: 'a@b.pt',
    nota: null,
    desde: row.desde,
    documento: 'a.pdf',
    tokenHash: 'x',
    nome: 'Rita',
  };

  it('answers the columns that the input names, and no other', () => {
    expect(toAnswer(PersonDto, Object.assign(new Person(), kept))).toEqual({
      nome: 'Rita',
      nota: null,
      email: 'a@b.pt',
      desde: '2026-05-04T03:02:01.000Z',
    });
  });

  it('documents them as the input does, without its limits, and as the row holds them', () => {
    const schema = (name: string) => Reflect.getMetadata('swagger/apiModelProperties', PersonDto.prototype, name);
    expect(schema('nota')).toEqual({
      type: String,
      isArray: false,

      nullable: true,
      description: 'Só da equipa.',
    });
    expect(schema('nome')).toEqual({ type: String, isArray: false, example: 'Rita' });
    expect(schema('email')).toEqual({ type: String, isArray: false, example: 'maria@escola.pt' });
    expect(schema('desde')).toMatchObject({ format: 'date-time' });
    expect(schema('desde')).not.toHaveProperty('nullable');
  });
});

import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';
import { createTable, schemaKit, type SchemaKit } from './schema-kit.js';

const TRAININGS = ['Abordagem da Metodologia', 'Oficina DFC'];
const SESSIONS = ['Arranque do Projeto', 'Acompanhamento do Projeto'];
const REASONS = [
  'Apresentar uma ideia de parceria',
  'Parceria institucional ou apoio financeiro',
  'Saber mais sobre parcerias',
  'Outro',
];

const oneOf = (table: string, column: string, values: string[]) => [
  { name: `ck_${table}_${column}`, expression: `${column} IN ('${values.join(`', '`)}')` },
];

/** A table of submissions: its own columns behind the common ones, and an index for each column that its list offers. */
function submissions(
  { field, flag, keyField, moment }: SchemaKit,
  name: string,
  columns: TableColumnOptions[],
  indexed: Record<string, string[]>,
  checks: { name: string; expression: string }[] = [],
): Table {
  const common = { created_at: ['createdAt', 'id'], lida: ['lida', 'createdAt', 'id'] };
  return new Table({
    name,
    columns: [keyField, field('createdAt', moment()), field('lida', flag()), ...columns],
    checks,
    indices: Object.entries({ ...common, ...indexed }).map(([suffix, columnNames]) => ({
      name: `ix_${name}_${suffix}`,
      columnNames,
    })),
  });
}

function tables(kit: SchemaKit): Table[] {
  const { exact, field, flag, integer, text, varchar } = kit;
  const person = [field('nome', varchar(120)), field('email', varchar(254))];
  const byPerson = { nome: ['nome', 'id'], email: ['email', 'id'] };
  const byType = { tipo: ['tipo', 'createdAt', 'id'] };

  return [
    submissions(
      kit,
      'festival',
      [
        field('nomeEscola', varchar(200)),
        field('emailEscola', varchar(254)),
        field('morada', varchar(300)),
        field('codigoPostal', varchar(20)),
        field('nomeResponsavel', varchar(120)),
        field('emailResponsavel', varchar(254)),
        field('contactoTelefonico', varchar(30)),
        field('descricao', text()),
        field('cv', exact(200), { nullable: true }),
        field('privacidadeVersao', varchar(20)),
      ],
      {
        nome_escola: ['nomeEscola', 'id'],
        email_escola: ['emailEscola', 'id'],
        nome_responsavel: ['nomeResponsavel', 'id'],
        email_responsavel: ['emailResponsavel', 'id'],
      },
    ),
    submissions(
      kit,
      'voluntariado',
      [
        ...person,
        field('idade', integer()),
        field('telefone', varchar(30), { nullable: true }),
        field('estudando', varchar(200)),
        field('motivacao', text()),
        field('cv', exact(200), { nullable: true }),
        field('privacidadeVersao', varchar(20), { nullable: true }),
      ],
      { ...byPerson, idade: ['idade', 'id'] },
    ),
    submissions(
      kit,
      'oportunidades',
      [
        ...person,
        field('motivo', varchar(60)),
        field('descricao', text()),
        field('newsletter', flag()),
        field('documento', exact(200), { nullable: true }),
        field('privacidadeVersao', varchar(20)),
      ],
      { ...byPerson, motivo: ['motivo', 'createdAt', 'id'] },
      oneOf('oportunidades', 'motivo', REASONS),
    ),
    submissions(
      kit,
      'formacoes',
      [...person, field('mensagem', text()), field('tipo', varchar(60))],
      { ...byPerson, ...byType },
      oneOf('formacoes', 'tipo', TRAININGS),
    ),
    submissions(
      kit,
      'sessoes',
      [...person, field('mensagem', text()), field('tipo', varchar(60))],
      { ...byPerson, ...byType },
      oneOf('sessoes', 'tipo', SESSIONS),
    ),
    submissions(kit, 'pedidos_material', [...person, field('mensagem', text())], byPerson),
  ];
}

/** The six further forms. */
export class CreateFurtherForms implements MigrationInterface {
  /** As databases have it on record; never changed. */
  readonly name = 'Submissions1795249200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner)).reverse()) await runner.dropTable(table, true);
  }
}

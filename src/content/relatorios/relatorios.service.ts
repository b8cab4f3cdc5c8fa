import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { lisbonYear } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import { columnsOf, type Condition, type ListSpec } from '#platform/lists/list-spec.js';
import { parseListQuery, yearParameter } from '#platform/lists/list-query.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { lockOrThrow, Transactions } from '#platform/database/transactions.js';
import type { ReceivedFile } from '#files/arriving/multipart-form.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { binRecord } from '../shared/history/bin-record.js';
import { keepVersion } from '../shared/history/versions.js';
import type { RelatorioInputDto } from './relatorio.dto.js';
import { Relatorio } from './relatorio.entity.js';
import { nameOf } from '#platform/database/resource.js';

export const relatoriosList: ListSpec<Relatorio> = {
  resource: nameOf(Relatorio),
  columns: columnsOf({
    nome_do_ficheiro: { property: 'nome', kind: 'text' },
    ano: { kind: 'number', thenBy: 'data' },
    data: 'moment',
  }),
  defaultOrder: [{ property: 'data', direction: 'DESC' }],
  searchable: true,
};

@Injectable()
export class RelatoriosService {
  readonly records: RecordReader<Relatorio>;

  constructor(
    @InjectRepository(Relatorio) relatorios: Repository<Relatorio>,
    private readonly ficheiros: FicheirosService,
    private readonly transactions: Transactions,
  ) {
    this.records = new RecordReader(relatorios, relatoriosList);
  }

  list(raw: RawListQuery): Promise<Page<Relatorio>> {
    const ano = yearParameter(raw['ano']);
    const query = parseListQuery(raw, relatoriosList, ['ano']);
    const ofYear: Condition<Relatorio>[] =
      ano === undefined ? [] : [{ property: 'ano', comparison: 'equal', value: ano }];
    return this.records.find({ ...query, conditions: [...query.conditions, ...ofYear] });
  }

  /** @param exemplo whether it stands in for a real one @throws AppError 'invalid', 'unsupported' where it is no PDF */
  async create(
    { nome_do_ficheiro, ano }: RelatorioInputDto,
    file: ReceivedFile | undefined,
    exemplo = false,
  ): Promise<Relatorio> {
    if (file === undefined) throw AppError.at('file', 'Por favor, selecione um arquivo para upload.');
    const thisYear = lisbonYear(new Date());
    if (ano > thisYear) throw AppError.at('ano', `O ano não pode ser maior que ${thisYear}.`);
    const pdf = await this.ficheiros.preparePdf(
      file,
      'uploads',
      'file',
      'O relatório tem de ser um ficheiro PDF válido.',
    );
    const row = { nome: nome_do_ficheiro.trim(), ano, data: new Date(), arquivo: pdf.nome, exemplo };
    return this.ficheiros.publish([pdf], () =>
      this.transactions.run(async (manager) => {
        await this.ficheiros.record(manager, pdf);
        const saved = await manager.save(Relatorio, manager.create(Relatorio, row));
        await keepVersion(manager, Relatorio, saved);
        return saved;
      }),
    );
  }

  /** Removes a report: it goes to the bin, and its file with it. @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      await binRecord(manager, Relatorio, await lockOrThrow(manager, Relatorio, id));
    });
  }
}

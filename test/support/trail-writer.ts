import { DataSource } from 'typeorm';
import { Atividade, TrailHead } from '#accounts/atividade/atividade.entity.js';
import { Trail } from '#accounts/atividade/trail.js';
import { User } from '#accounts/account/user.entity.js';
import { settings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/data-source/options.js';
import { Transactions } from '#platform/database/transactions.js';

// A process of its own that adds so many events to the trail, a few at once.
const [name = '', count = '0', lanes = '1'] = process.argv.slice(2);
const dataSource = await new DataSource({
  ...dataSourceOptions(settings),
  entities: [Atividade, TrailHead, User],
  subscribers: [],
}).initialize();
const trail = new Trail(new Transactions(dataSource), settings);
const event = { quemId: 1, quem: name, verbo: 'criou', secao: 'eventos', origem: '', resultado: 'ok' } as const;
const write = async (lane: number) => {
  for (let index = 0; index < Number(count); index += 1) {
    await trail.record({ ...event, registo: `${name}-${lane}-${index}` });
  }
};
await Promise.all(Array.from({ length: Number(lanes) }, (_, lane) => write(lane)));
await dataSource.destroy();

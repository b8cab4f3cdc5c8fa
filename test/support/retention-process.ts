import type { DiscoveryService } from '@nestjs/core';
import { Retention } from '#privacy/privacidade/retention.service.js';
import { settings } from '#platform/config/settings.js';
import { handMadeEraser } from './hand-made-eraser.js';

// A process of its own that has a day's turn of retention, and is killed after so many steps of it.
const [steps = '0'] = process.argv.slice(2);
const { dataSource, transactions, eraser, remains } = await handMadeEraser(Number(steps));
const noModules = { getProviders: () => [] } as unknown as DiscoveryService;
const engine = new Retention(transactions, noModules, eraser, remains, settings);
await engine.run(new Date(), () => false);
await dataSource.destroy();

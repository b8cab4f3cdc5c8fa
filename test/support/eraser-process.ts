import { handMadeEraser } from './hand-made-eraser.js';

// A process of its own that erases one message of the contact form, and is killed after so many of its steps.
const [id = '', steps = '0'] = process.argv.slice(2);
const { dataSource, eraser } = await handMadeEraser(Number(steps));
await eraser.eraseOne('contactos', Number(id), 'painel');
await dataSource.destroy();

import { resourcesWith } from '#platform/database/resource.js';
import type { TestApi } from './api.js';
import { fillTable } from './fill-table.js';
import { picture } from './samples.js';

/** Holds a PDF alone, and answers its bare name: no picture gets there. */
const OF_NO_PICTURES = ['arquivo'];

/** Nobody reads them but who signs in, and a school its own project: what is shown of that is a record of the wall. */
const OF_NO_VISITORS = ['No Lixo', 'Rascunho', 'Projeto'];

/** Kinds that hold an address within a column's JSON, each with the values of a record that holds one. */
const wholes: Readonly<Record<string, (address: string) => object>> = {
  Página: (address) => ({ chave: 'associacao', publicado: JSON.stringify({ logo: address }), rascunho: null }),
};

/** @returns the stored name of a picture that has just been uploaded */
export async function uploadPicture(api: TestApi, name = 'foto.png'): Promise<string> {
  const { body } = await api.admin.post('/upload').attach('images', await picture('png', 8, 8), name);
  return (body as { filePaths: string[] }).filePaths[0] ?? '';
}

/**
 * Puts one published record of each kind that may name files into the database, and a picture into whatever of it may
 * name one: addresses of their own, lists of them, and the middle of texts.
 * @returns the properties that hold it, by kind
 */
export async function contentWithPicture(api: TestApi, nome: string): Promise<Map<string, number>> {
  const held = new Map<string, number>();
  for (const { entity, noun: kind, files: properties } of resourcesWith('files')) {
    if (OF_NO_VISITORS.includes(kind)) continue;
    const metadata = api.dataSource.getMetadata(entity);
    const whole = wholes[kind]?.(`/uploads/${nome}`);
    if (whole !== undefined) {
      held.set(kind, 1);
      await fillTable(api.dataSource, metadata, 1);
      await api.dataSource.manager.update(entity, { id: 1 } as object, whole);
      continue;
    }
    const values: Record<string, unknown> = {};
    for (const property of properties.filter((name) => !OF_NO_PICTURES.includes(name))) {
      const column = metadata.findColumnWithPropertyName(property);
      const address = `/uploads/${nome}`;
      const texts = column?.type === 'text' ? `Veja ${address}?w=640 e também isto.` : address;
      values[property] = column?.type === 'simple-json' ? [address, 'https://exemplo.pt/outra.jpg'] : texts;
    }
    if (Object.keys(values).length === 0) continue;
    held.set(kind, Object.keys(values).length);
    await fillTable(api.dataSource, metadata, 1);
    if (metadata.findColumnWithPropertyName('rascunho')) values['rascunho'] = false;
    await api.dataSource.manager.update(entity, { id: 1 } as object, values);
  }
  return held;
}

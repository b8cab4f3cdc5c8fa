import { data } from 'react-router';
import { edition20152016 } from '~/content/editions/20152016';
import { edition20162017 } from '~/content/editions/20162017';
import { edition20172018 } from '~/content/editions/20172018';
import { edition20182019 } from '~/content/editions/20182019';
import { edition20202021 } from '~/content/editions/20202021';
import { edition20212022 } from '~/content/editions/20212022';
import { edition20222023 } from '~/content/editions/20222023';
import { edition20232024 } from '~/content/editions/20232024';
import { edition20242025 } from '~/content/editions/20242025';
import type { Edition } from '~/content/schemas/edition';

const editions = new Map<string, Edition>(
  [
    edition20152016,
    edition20162017,
    edition20172018,
    edition20182019,
    edition20202021,
    edition20212022,
    edition20222023,
    edition20232024,
    edition20242025,
  ].map((edition) => [edition.label.replace('/', ''), edition]),
);

/** The edition of a school year, written as in its address (`20152016`). */
export function editionOf(key: string): Edition {
  const edition = editions.get(key);
  if (!edition) throw data(null, { status: 404 });
  return edition;
}

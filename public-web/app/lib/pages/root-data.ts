import { useRouteLoaderData } from 'react-router';
import type { textVersions } from '@contract/texts/versions';
import { currentYear, lisbonDay } from '~/lib/words/lisbon-date';
import type { Block } from '~/lib/words/formatted-text';
import type { SaidOfPictures } from '~/lib/records/said-of-picture';
import type { EditionCalendar } from '@contract/edition-phase';
import type { EdicaoResumida } from '~/lib/records/edicao';
import type { siteConfig } from '~/config/site-config.server';

/** The changes that people made to the site's words, as far as a page has to know them. */
export interface EditedWords {
  /** The changes to the words of this page and of every page, by the pages' keys. */
  words?: Readonly<Record<string, object>>;
  /** Those of the changed texts that are more than paragraphs, by the text, as what is shown of them. */
  formatted?: Readonly<Record<string, Block[]>>;
  /** The descriptions of the pictures that these words name. */
  images?: SaidOfPictures;
  /** The versions of the texts shown with forms that are others than this site was built with. */
  texts?: Readonly<Partial<Record<keyof typeof textVersions, string>>>;
}

/** An edition of the challenge whose days are known. */
export type PlannedEdition = EditionCalendar & Pick<EdicaoResumida, 'chave' | 'anoLetivo' | 'festivalLocal' | 'custo'>;

/** The data that every page needs; the browser learns here where the API is, so that one build serves any host. */
export type RootData = Pick<typeof siteConfig, 'siteUrl' | 'apiUrl' | 'captcha' | 'consentScripts'> &
  EditedWords & {
    year: number;
    /** The day in Portugal, `2026-06-05`, on which the page was made: what depends on it is the same on both sides. */
    today: string;
    /** The edition that the site speaks of; undefined where there is none, or the API could not say. */
    edition: PlannedEdition | undefined;
    /** Whether any mail may be promised. */
    mailGoesOut: boolean;
    /** Whether the page shows what visitors do not see yet, and whether it could. */
    preview?: 'shown' | 'over';
  };

const UNKNOWN: RootData = {
  siteUrl: '',
  apiUrl: '',
  captcha: { provider: 'altcha', script: undefined },
  consentScripts: { estatistica: undefined, marketing: undefined },
  get year() {
    return currentYear();
  },
  get today() {
    return lisbonDay();
  },
  edition: undefined,
  mailGoesOut: true,
};

/** Returns the data of every page: where the site and the API are, which captcha is in force, the day and others. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? UNKNOWN;
}

import type { Link } from './link.ts';
import type { PageTopTexts } from './page.ts';

/** A policy: sections of text, lists and tables, in force from a day. */
export interface Policy extends PageTopTexts {
  effective: string;
  sections: readonly {
    title: string;
    paragraphs?: readonly string[];
    items?: readonly string[];
    table?: PolicyTableTexts;
    /** Where one does what the section speaks of. */
    action?: Link;
  }[];
}

/** As many cells in each row as there are heads. */
export interface PolicyTableTexts {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
